const milliseconds = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

export async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export async function samples(count, work) {
  const taken = [];
  for (let index = 0; index < count; index += 1) taken.push(await timed(work));
  return taken;
}

export function quantiles(taken) {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return `median ${milliseconds(at(0.5))}, p95 ${milliseconds(at(0.95))}, p99 ${milliseconds(at(0.99))}`;
}
