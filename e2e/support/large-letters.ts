import { expect, type Page } from '@playwright/test';

/** Sets the size of the browser's letters in pixels, as its setting does, and waits until the page has it. */
export async function letters(page: Page): Promise<(size: number) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  return async (size) => {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
  };
}

/** Texts that leave the window to the right, or that their box cuts. What scrolls sideways by itself, is for screen readers only, lies on a map or ends in «…» after some lines is left out. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isLeftOut = (element: Element): boolean => {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, clipPath, position, visibility } = getComputedStyle(each);
        if (clipPath !== 'none' || visibility === 'hidden') return true;
        // Sideways scrollers, and layers that slide in.
        if ((overflowX === 'auto' || overflowX === 'scroll') && each.scrollWidth > each.clientWidth && position !== 'fixed') return true;
      }
      return false;
    };
    const right = document.documentElement.clientWidth;
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim() ?? '';
      if (!element || words === '' || element.closest('script, style, noscript, .maplibregl-map')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || isLeftOut(element)) continue;
      const { overflowX, webkitLineClamp } = getComputedStyle(element);
      if (box.right > right + 1) cut.push(`${words.slice(0, 40)} ends at ${Math.round(box.right)} of ${right} px`);
      else if (overflowX !== 'visible' && webkitLineClamp === 'none' && (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 3)) cut.push(`${words.slice(0, 40)} is cut`);
    }
    return cut;
  });

/** Words of four to sixteen letters or digits that are broken between two lines, in the open dialog or else on the page; and what leaves the dialog to the right. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const found: string[] = [];
    const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.parentElement || node.parentElement.closest('script, style, noscript') || getComputedStyle(node.parentElement).webkitLineClamp !== 'none') continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<![@\p{L}\d.#-])[\p{L}\d.,]{4,16}(?![@\p{L}\d-])/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].flatMap(({ top, width }) => (width > 0 ? [Math.round(top)] : [])));
        if (lines.size > 1) found.push(`${word} is broken`);
      }
    }
    const right = dialog?.getBoundingClientRect().right ?? Infinity;
    for (const each of dialog?.querySelectorAll('*') ?? []) if (each.clientWidth > 0 && each.getBoundingClientRect().right > right + 1) found.push(`${(each.textContent ?? '').slice(0, 40)} leaves the dialog`);
    return found;
  });

/** Labels of the current step that do not grow with the letters. */
const smallSteps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wanted = 0.85 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [...document.querySelectorAll('[aria-current="step"] > span')].filter((label) => Number.parseFloat(getComputedStyle(label).fontSize) < wanted).map((label) => `${label.textContent} is small`);
  });

/** On the narrowest phone, with letters twice as large: nothing scrolls sideways, no text is cut, no word is broken and the current step is as large as all text. Window and letters are as before when it ends. */
export async function expectLargeLetters(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  const setLetters = await letters(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await setLetters(32);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), { message: `${where} is wider than its window by` }).toBe(0);
  await expect.poll(async () => [...(await cutTexts(page)), ...(await brokenWords(page)), ...(await smallSteps(page))], { message: where }).toEqual([]);
  await setLetters(16);
  if (before) await page.setViewportSize(before);
}
