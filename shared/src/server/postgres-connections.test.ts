import { expect, test } from '@jest/globals';
import { isDatabaseAway } from './postgres-connections.ts';

const message = '';

test.each(['ECONNREFUSED', 'ETIMEDOUT', '08006', '53300', '57P01', '57P03', '57014', '25006', '25P03', '40P01', '40001'])('%s says that the database is away', (code) => {
  expect(isDatabaseAway({ code, message })).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'Postgres connection has been discarded',
])('so does «%s»', (text) => {
  expect(isDatabaseAway({ message: text })).toBe(true);
});

test.each(['23505', '22P02', '42601', 'ENOENT', undefined])('%s is the fault of the query or of something else', (code) => {
  expect(isDatabaseAway({ ...(code !== undefined && { code }), message: 'duplicate key' })).toBe(false);
});
