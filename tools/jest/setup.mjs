/** What browsers have and jsdom does not hand through. */
import { TextDecoder, TextEncoder } from 'node:util';
import { webcrypto } from 'node:crypto';

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

// jsdom draws <dialog> but does not open it.
if (globalThis.HTMLDialogElement && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// `npm run nightly` asks for more random cases than a working day has time for.
if (process.env.RANDOM_CASES) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ numRuns: Number(process.env.RANDOM_CASES) });
}

// It has no layout, so nothing scrolls.
if (globalThis.Element) Element.prototype.scrollTo ??= function scrollTo() {};
