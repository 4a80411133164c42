/** What the browser says of the line, in megabits per second; undefined as in browsers that do not say. */
export const setDownlink = (downlink: number | undefined): void =>
  void Object.defineProperty(navigator, 'connection', { value: downlink === undefined ? undefined : { downlink }, configurable: true });
