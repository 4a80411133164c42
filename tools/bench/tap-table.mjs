import { median } from './table.mjs';

const milliseconds = (value) => `${value.toFixed(0)} ms`;

/** The value that three quarters of the samples do not exceed. */
export function upperQuartile(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1];
}

/** What every tap is held against: the same tap on a page without scripts; where there is none, its slowest one. */
function yardstick(list, name) {
  const plain = list.filter(({ variant }) => variant === 'static').map((each) => ({ name: each.name, ms: median(each.samples.map(({ tookMs }) => tookMs)) }));
  return plain.find((each) => each.name === name)?.ms ?? Math.max(...plain.map(({ ms }) => ms));
}

/**
 * `results`: setting → `{ name, variant, samples: [{ tookMs, inpMs }] }`, one table for each setting: `shop` against `static`. What is no tap is held
 * against itself, where it was measured there, too.
 */
export function tapTable(results, yardstickName = 'static page') {
  return [...results]
    .map(([setting, list]) => {
      const rows = list
        .filter(({ variant }) => variant === 'shop')
        .map(({ name, samples }) => {
          const took = samples.map(({ tookMs }) => tookMs);
          const inp = samples.map(({ inpMs }) => inpMs);
          const own = [name, milliseconds(median(took)), milliseconds(upperQuartile(took))];
          const isTap = !name.endsWith('LCP');
          const hasOwn = list.some((each) => each.variant === 'static' && each.name === name);
          if (!isTap && !hasOwn) return `| ${[...own, '–', '–', '–'].join(' | ')} |`;
          const plain = yardstick(list, name);
          return `| ${[...own, milliseconds(plain), `× ${(median(took) / plain).toFixed(2)}`, isTap ? milliseconds(upperQuartile(inp)) : '–'].join(' | ')} |`;
        });
      return [`### ${setting}`, '', `| | median | p75 | ${yardstickName} | ÷ ${yardstickName} | INP, p75 |`, '|---|--:|--:|--:|--:|--:|', ...rows].join('\n');
    })
    .join('\n\n');
}
