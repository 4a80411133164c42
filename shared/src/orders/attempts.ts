import { bus, clock, createStore, isLoggedIn } from '@brasa/shared/runtime';

/** An order that left, under an id of its own. `Draft`: what is ordered. */
export type Attempt<Draft> = {
  readonly writeId: string;
  readonly draft: Draft;
  readonly content: string;
  /** Sent with a session: only the same customer can learn what became of it. */
  readonly asCustomer: boolean;
};

/** What is left of an order that was sent, when a reload or a closed tab takes the rest. `Parts`: what it was made of, as this device names it. */
export type StoredAttempt<Parts> = {
  readonly writeId: string;
  /** Sent with a session: only the same customer can learn what became of it. */
  readonly asCustomer: boolean;
  /** When it was sent last, in milliseconds. */
  readonly at: number;
  readonly parts: Parts;
};

export type AttemptMemory<Parts> = {
  readonly read: () => StoredAttempt<Parts> | null;
  readonly write: (attempt: StoredAttempt<Parts>) => void;
  /** The attempt was answered. */
  readonly forget: (writeId: string) => void;
};

export type AttemptState<Draft, Parts> = {
  /** Sent, and not answered yet: every content that left under the one id, the latest first. At most one of them arrived. */
  readonly undecided: readonly Attempt<Draft>[];
  /** Sent before a reload, and not answered yet: its content is not known any more. */
  readonly interrupted: StoredAttempt<Parts> | null;
  /** Ids that were answered: never used again, even where an old entry of the history still names them. */
  readonly decided: readonly string[];
};

type Options<Draft, Parts> = {
  /** Of the store. */
  readonly name: string;
  /** The entry of the history and the device. */
  readonly memory: AttemptMemory<Parts>;
  /** What another visit, or another tab, left behind. */
  readonly device: AttemptMemory<Parts>;
  readonly partsOf: (draft: Draft) => Parts;
};

/** That long the server knows an order by its id. */
const idLifetimeMs = 24 * 3_600_000;

/** Only a customer hears what became of what she sent with her session. */
export const isAskable = ({ asCustomer }: Pick<StoredAttempt<unknown>, 'asCustomer'>): boolean => !asCustomer || isLoggedIn();

/** The server can still say what became of it. */
export const isRecent = ({ at }: Pick<StoredAttempt<unknown>, 'at'>): boolean => clock.now() - at < idLifetimeMs;

/** Orders of one kind whose answer is not known. They outlive the screen: the customer may leave the checkout meanwhile, and come back. */
export function createAttempts<Draft, Parts>({ name, memory: own, device, partsOf }: Options<Draft, Parts>) {
  const initial: AttemptState<Draft, Parts> = { undecided: [], interrupted: null, decided: [] };
  const store = createStore(name, initial);

  // Whoever logs out leaves the order behind; whoever lost the session comes back for it.
  bus.on('session/ended', ({ quiet }) => void (quiet || store.set(initial)));

  /** Only a customer can learn what became of it. */
  const waitsForCustomer = ({ undecided, interrupted }: Pick<AttemptState<Draft, Parts>, 'undecided' | 'interrupted'>): boolean => interrupted?.asCustomer === true || undecided.some(({ asCustomer }) => asCustomer);

  return {
    store,
    device,
    memory: own,
    partsOf,
    waitsForCustomer,

    /** The entry of the history that is shown, and the device, name what is not answered yet; a reload or another visit starts from there. */
    keep: (memory = own): void => {
      const state = store.get();
      const [latest] = state.undecided;
      const known = latest ? { writeId: latest.writeId, parts: partsOf(latest.draft) } : state.interrupted;
      if (known) memory.write({ writeId: known.writeId, parts: known.parts, asCustomer: waitsForCustomer(state), at: state.interrupted?.at ?? clock.now() });
    },

    /** After a reload, or on another visit: the id goes on with the page, also by way of other pages. */
    resume: (memory = own): void => {
      const found = memory.read();
      const { undecided, decided } = store.get();
      if (!found || undecided.length > 0 || decided.includes(found.writeId) || !isRecent(found)) return;
      // On another visit nobody is kept from ordering as a guest by what somebody sent with a session.
      if (memory === device && !isAskable(found)) return;
      store.set((state) => ({ ...state, interrupted: found }));
    },

    /** It was answered: its id is never used again. */
    decide: (writeId: string, memory = own): void => {
      store.set(({ decided }) => ({ undecided: [], interrupted: null, decided: [...decided, writeId] }));
      memory.forget(writeId);
    },
  };
}

export type Attempts<Draft, Parts> = ReturnType<typeof createAttempts<Draft, Parts>>;
