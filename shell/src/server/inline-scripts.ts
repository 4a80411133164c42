import { escapeJson } from './html.ts';

/**
 * What every page does before its scripts are there. Plain text: it stands in the page as it is, readable and short.
 */

/** Milliseconds a link waits for what was pressed before it, at most: a page whose scripts never arrive is left all the same. */
const linkTimeoutMs = 10_000;

/** Milliseconds until it is looked whether what was pressed before it has left the page without being handled. */
const linkPollMs = 200;

/**
 * Presses on controls that React does not handle yet are recorded in order, and replayed when it does (`shared/src/react/early-presses.ts`).
 * A link that is pressed meanwhile leaves the page after them, the last one if there are several, unless another way has led to another address.
 * Stands above everything that can be pressed.
 */
const earlyPresses = `
for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => {
  self.__pzTouched = true;
}, { once: true, passive: true });
addEventListener('click', (event) => {
  const pressed = event.target.closest('a,button,input[type=radio],input[type=checkbox]');
  const presses = self.__pzPresses ??= [];
  if (!pressed) return;
  if (pressed.href) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || pressed.target || !presses.some((each) => each.isConnected)) return;
    event.preventDefault();
    event.stopPropagation();
    self.__pzPresses = presses.filter((each) => !each.href);
    const { href } = location;
    let looks = ${linkTimeoutMs / linkPollMs};
    const poll = setInterval(() => {
      const waiting = self.__pzPresses.filter((each) => each.isConnected);
      const isWanted = waiting.includes(pressed) && location.href === href;
      if (isWanted && --looks && waiting.some((each) => !each.href)) return;
      clearInterval(poll);
      if (!isWanted) return;
      self.__pzPresses = [];
      pressed.click();
    }, ${linkPollMs});
  } else if (!pressed.closest('[data-server-rendered]')) return;
  self.__pzPresses.push(pressed);
}, true);`;

/**
 * The page's scripts run in whatever order they arrive, so that one that hangs holds up nothing else. One that is done,
 * well or badly, leaves the document: a tag that is still there is still on its way. The document hears it, because `load`
 * of an element never reaches the window.
 */
const finishedScripts = `
for (const event of ['load', 'error']) document.addEventListener(event, ({ target }) => {
  if (target.tagName === 'SCRIPT' && 'inlined' in target.dataset) target.remove();
}, true);`;

/**
 * Milliseconds the scripts wait for the first view, at most: a picture may never arrive, and a tab that is opened in the
 * background is not painted.
 */
const firstViewTimeoutMs = 1000;

/**
 * First what the customer came to see: the scripts are fetched once the first view and its picture are painted, so that they
 * take no bandwidth from it. Frames that were asked for are not yet frames that were shown, so the browser's first
 * `largest-contentful-paint` entry is waited for, too, where there are such entries. A page whose area the server has not drawn
 * has no first view without its scripts: they are fetched at once. Whoever touches the page is not kept waiting, and noted:
 * nothing is to open under a finger.
 */
const firstViewFirst = `
{
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    document.body.append(document.importNode(document.getElementById('page-scripts').content, true));
  };
  const shown = new Promise((resolve) => {
    if (!(self.PerformanceObserver && PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'))) return resolve();
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => shown.then(() => setTimeout(start))));
  const picture = document.querySelector('main img[fetchpriority=high]');
  (picture ? picture.decode() : Promise.resolve()).then(painted, painted);
  setTimeout(start, ${firstViewTimeoutMs});
  if (self.__pzTouched || !document.querySelector('main [data-server-rendered]')) start();
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true, passive: true });
}`;

/** A text as it stands in a script of a page. */
const inScript = (text: string): string => escapeJson(JSON.stringify(text));

export const outlineId = 'area-outline';

/**
 * On devices that have this entry of localStorage the outline takes the place of the drawn area before that is painted; without an outline the
 * area is emptied, as `dropViews` does it later. Stands right behind the area and the template with the outline.
 */
export const areaUnlessStored = (storageKey: string): string =>
  compact(`
try {
  const outline = document.getElementById('${outlineId}');
  if (localStorage.getItem(${inScript(storageKey)}) !== null) {
    const stage = document.querySelector('main [data-stage]');
    stage.replaceChildren();
    if (outline) {
      stage.append(outline.content);
      delete stage.dataset.stage;
      stage.dataset.picture = 'outline';
    } else delete stage.dataset.serverRendered;
  }
  outline?.remove();
} catch {}`);

/** Fills the outline in if it is shown. A script of its own: it is a remote's, and one that cannot be read by the browser must not keep the area from leaving. */
export const fillOutline = (storageKey: string, fill: string, key: string): string =>
  compact(`
(async () => {
  const view = document.querySelector('main [data-picture]');
  if (!view) return;
  const stored = localStorage.getItem(${inScript(storageKey)});
  const key = ${inScript(key)};
  `) + `${fill.replaceAll('</', '<\\/')}\n})().catch(()=>{})`;

/** On one line: every line ends with a sign that ends a statement, or goes on. */
export const compact = (code: string): string => code.replace(/\n\s*/g, '');

export const firstScript = compact(earlyPresses);
export const lastScript = compact(finishedScripts + firstViewFirst);
