import { startApi } from './start.ts';

const stopWithin = 10_000;

try {
  const api = await startApi();
  console.log(`The api answers on ${api.url}`);
  const stop = () => {
    setTimeout(() => process.exit(1), stopWithin).unref();
    void api.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
