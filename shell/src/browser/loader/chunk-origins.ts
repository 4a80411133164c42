import type { RememberedWords } from './remembered-words.ts';
import { arrivalTimeoutMs, type LoadScript, type ScriptDone } from './scripts.ts';

type Failure = { readonly type: string };

/** Loads a script from its other origin: it did not arrive (`failure`), or its own is known to be away. False when it is not. */
export type LoadFromOther = (url: string, done: ScriptDone, load: LoadScript, failure?: Failure) => Promise<boolean>;

/**
 * What webpack's loaders ask before they insert the script of a chunk (`window.__pzSecond`). A chunk that fails or is late is asked for at the
 * other origin, too; it is missing when neither has it. While an origin is known to be away nothing is inserted first.
 */
export const chunkOrigins =
  (away: RememberedWords, loadFromOther: LoadFromOther): NonNullable<Window['__pzSecond']> =>
  (url, done, load, mayWait) => {
    if (mayWait && !away.isEmpty()) {
      void loadFromOther(url, done, load)
        .catch(() => false)
        .then((isAsked) => isAsked || load(url, done));
      return;
    }
    let originsLeft = 2;
    let isOtherAsked = false;
    const ended: ScriptDone = (event) => {
      if (event?.type === 'load' || --originsLeft === 0) done(event);
    };
    const askOther = (failure: Failure = { type: 'timeout' }): void => {
      isOtherAsked = true;
      loadFromOther(url, ended, load, failure).catch(() => ended(failure));
    };
    const timer = setTimeout(askOther, arrivalTimeoutMs.usual);
    return (event) => {
      clearTimeout(timer);
      const hasArrived = event?.type === 'load';
      if (!hasArrived && !isOtherAsked) askOther(event);
      // Slow is not away.
      if (hasArrived && isOtherAsked) away.clear();
      ended(event);
    };
  };
