import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry, type OpenMetricsContentType } from 'prom-client';

export type Metrics = Registry<OpenMetricsContentType>;

/** Measurements of one server, with those of its process. */
export function createMetrics(): Metrics {
  const metrics = new Registry<OpenMetricsContentType>();
  metrics.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: metrics });
  return metrics;
}

/** A number that is asked for when somebody looks. */
export function gauge(metrics: Metrics, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    collect() {
      this.set(read());
    },
  });
}

export type LabelledValue = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

/** Numbers with labels that are asked for when somebody looks; none while they cannot be read. */
export function labelledGauge(metrics: Metrics, { name, help, labelNames }: { readonly name: string; readonly help: string; readonly labelNames: readonly string[] }, read: () => Promise<readonly LabelledValue[]>): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [metrics],
    async collect() {
      const values = await read().catch(() => []);
      this.reset();
      for (const { labels, value } of values) this.set(labels, value);
    },
  });
}

const inside = new BlockList();
for (const [network, prefix] of [['127.0.0.0', 8], ['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16], ['169.254.0.0', 16]] as const) inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [['::1', 128], ['fc00::', 7], ['fe80::', 10]] as const) inside.addSubnet(network, prefix, 'ipv6');

/** Whether an address is of this machine or of a network of its own, as scrapers have it; visitors come from elsewhere. */
export function isInside(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(plain) !== 0 && inside.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}

/** Bounds of the time an answer takes, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `GET /metrics` in OpenMetrics, for scrapers inside only, and how long every answer took, by route and status. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics): void {
  const answers = new Histogram({ name: 'http_request_duration_seconds', help: 'Time until an answer was sent.', labelNames: ['method', 'route', 'status'], buckets, registers: [metrics] });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address: that may hold somebody's secret, and there are as many as visitors.
    answers.observe({ method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isInside(request.ip)) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(await metrics.metrics());
  });
}
