/** For tests that draw: how long they wait for what comes asynchronously. */
if (globalThis.document) {
  const { configure } = await import('@testing-library/dom');
  // One second, the library's default, is shorter than the first lazy import of a file takes on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
}
