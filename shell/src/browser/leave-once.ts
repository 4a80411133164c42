/** Milliseconds in which a tab is loaded anew once for the same versions: copies of the shell that disagree cost one load, not one after the other. */
const onceMs = 300_000;

/** `versions`: what the tab is made of, in any words. */
export function leaveOnce(versions: string, reload = (): void => location.reload()): void {
  const key = `pz-left ${versions}`;
  try {
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(key))) < onceMs) return;
    sessionStorage.setItem(key, `${Date.now()}`);
    reload();
  } catch {
    // Without a memory it might not be the first time.
  }
}
