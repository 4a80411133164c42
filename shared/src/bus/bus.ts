import { Subject } from 'rxjs';
import { anchored } from '../stores/anchor.ts';
import type { EventName, Events } from './events.ts';

type Message = { readonly name: string; readonly payload: unknown };

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

const messages$ = anchored('bus/1', () => new Subject<Message>());

/** Told to those who listen now; nothing is kept for later. */
function publish<N extends EventName>(name: N, payload: Events[N]): void {
  messages$.next({ name, payload: freeze(payload) });
}

/** A handler that throws costs only itself. Returns the way to stop listening. */
function on<N extends EventName>(name: N, handler: (payload: Events[N]) => void): () => void {
  const subscription = messages$.subscribe((message) => {
    if (message.name !== name) return;
    try {
      handler(message.payload as Events[N]);
    } catch (error) {
      console.error(`A handler of «${name}» failed`, error);
    }
  });
  return () => subscription.unsubscribe();
}

export const bus = { publish, on };
