import { lineFactor } from './line-factor.ts';
import type { RememberedWords } from './remembered-words.ts';
import { arrivalTimeoutMs, type LoadScript, type ScriptDone } from './scripts.ts';

type Failure = { readonly type: string };

/** Loads a script from its other origin. `failure`: what its own answered. Rejects when there is no other origin. */
export type LoadFromOther = (url: string, done: ScriptDone, load: LoadScript, failure?: Failure) => Promise<void>;

/**
 * What is to be called when a script ends that can be had from two origins. `askOther` is called once: when the script fails, or has not
 * arrived after `timeoutMs`; it calls its `ended` in turn. `done` hears of the first that arrives, or that neither did; `onLate` of a script
 * that arrives after all.
 */
function fromEither(
  done: ScriptDone,
  askOther: (ended: ScriptDone, failure: Failure) => void,
  timeoutMs: number,
  onLate?: () => void,
): ScriptDone {
  let originsLeft = 2;
  let isOtherAsked = false;
  const ended: ScriptDone = (event) => {
    if (event?.type === 'load' || --originsLeft === 0) done(event);
  };
  const ask = (failure: Failure = { type: 'timeout' }): void => {
    isOtherAsked = true;
    askOther(ended, failure);
  };
  const timer = setTimeout(ask, timeoutMs);
  return (event) => {
    clearTimeout(timer);
    const hasArrived = event?.type === 'load';
    if (!hasArrived && !isOtherAsked) ask(event);
    if (hasArrived && isOtherAsked) onLate?.();
    ended(event);
  };
}

/**
 * What webpack's loaders ask before they insert the script of a chunk (`window.__pzSecond`). A chunk that fails or is late is asked for at
 * the other origin, too; it is missing when neither has it. Late: after two and a half seconds, longer on a slow line, and `extraMs`. Nothing is inserted first
 * from an origin that is known to be away; loaders that insert it nevertheless do not wait for it.
 */
export const chunkOrigins =
  (away: RememberedWords, loadFromOther: LoadFromOther): NonNullable<Window['__pzSecond']> =>
  (url, done, load, mayWait, extraMs = 0) => {
    const isAway = away.hasStartOf(url);
    const timeoutMs = arrivalTimeoutMs.usual * lineFactor() + extraMs;
    const askOther = (ended: ScriptDone, failure?: Failure): void =>
      void loadFromOther(url, ended, load, failure).catch(() => ended(failure));
    // Slow is not away.
    if (!isAway || !mayWait) return fromEither(done, askOther, isAway ? 0 : timeoutMs, away.clear);
    askOther(
      fromEither(
        done,
        (ended) =>
          load(url, (event) => {
            if (event?.type === 'load') away.clear();
            ended(event);
          }),
        timeoutMs,
      ),
    );
    return;
  };
