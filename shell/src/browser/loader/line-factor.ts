/** What browsers say of the line, where they do. `downlink`: megabits per second. */
type Connection = { readonly downlink?: number };

/**
 * How many times longer than usual something may be on its way: hardly longer on a fast line, four times at 100 kbit/s, five at most. With the
 * limits of a fast line a slow one is asked for everything once more while it arrives, and brings neither in time. 1 where the browser does not
 * say how fast the line is.
 */
export const lineFactor = (): number => 1 + Math.min(4, 0.3 / ((navigator as { connection?: Connection }).connection?.downlink as number) || 0);
