import Fastify from 'fastify';
import { expect, test } from '@jest/globals';
import { createMetrics, gauge, isInside, metricsRoute } from './metrics.ts';

test.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '10.0.0.1', '172.16.0.1', '192.168.1.1', 'fd00::1'])('%s is inside', (address) => {
  expect(isInside(address)).toBe(true);
});

test.each(['203.0.113.9', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.9', ''])('%s is not', (address) => {
  expect(isInside(address)).toBe(false);
});

test('scrapers are told in OpenMetrics how long each route took, without any address that was asked for; others find nothing', async () => {
  const app = Fastify({ trustProxy: true });
  const metrics = createMetrics();
  gauge(metrics, 'log_entries', 'Entries of the log.', () => 7);
  metricsRoute(app, metrics);
  app.get('/updatepass/:hash', () => 'ok');
  await app.inject('/updatepass/somebodys-secret');
  const { headers, body } = await app.inject('/metrics');
  expect(headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/updatepass/:hash",status="200"} 1');
  expect(body).toMatch(/\nlog_entries 7\n[^]*# EOF\n$/);
  expect(body).toContain('process_cpu_seconds_total');
  expect(body).not.toContain('somebodys-secret');
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404);
  await app.close();
});
