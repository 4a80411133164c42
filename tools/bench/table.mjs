const milliseconds = (value) => `${value.toFixed(0)} ms`;
const kilobytes = (value) => `${(value / 1024).toFixed(1)} KB`;
const plain = (value) => String(Math.round(value));

/** What is reported, how it is written, and whether a ratio says anything. */
const measures = [
  ['lcp', 'LCP', milliseconds, true],
  ['fcp', 'FCP', milliseconds, true],
  ['tbt', 'TBT', milliseconds, true],
  ['cls', 'CLS', (value) => value.toFixed(4), false],
  ['score', 'Score', plain, false],
  ['observedLcp', 'LCP, not slowed down', milliseconds, true],
  ['document', 'HTML (brotli)', kilobytes, true],
  ['script', 'JS (brotli)', kilobytes, true],
  ['images', 'Pictures', kilobytes, true],
  ['total', 'Everything', kilobytes, true],
  ['requests', 'Requests', plain, true],
];

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const ratio = (over, under) => (under > 0 ? `× ${(over / under).toFixed(2)}` : '–');

/** Medians of all runs, and the composed page against the other two. */
export function table(results) {
  return [...new Set(results.map(({ path }) => path))]
    .map((path) => {
      const of = (variant, key) => median(results.find((result) => result.path === path && result.variant === variant).runs.map(({ values }) => values[key]));
      const rows = measures.map(([key, name, write, compares]) => {
        const [composed, bundle, file] = ['composed', 'bundle', 'static'].map((variant) => of(variant, key));
        return `| ${[name, write(composed), write(bundle), write(file), compares ? ratio(composed, bundle) : '', compares ? ratio(composed, file) : ''].join(' | ')} |`;
      });
      return [`### \`${path}\``, '', '| | composed | one bundle | static page | ÷ one bundle | ÷ static |', '|---|--:|--:|--:|--:|--:|', ...rows].join('\n');
    })
    .join('\n\n');
}
