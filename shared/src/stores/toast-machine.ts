import type { Store } from './store.ts';

export type ToastKind = 'default' | 'success' | 'warning' | 'error' | 'info';
export type ToastRequest = {
  readonly kind?: ToastKind;
  readonly text: string;
  /** Stays until it is dismissed or pushed out. */
  readonly persistent?: boolean;
  /** Milliseconds until it hides by itself. */
  readonly duration?: number;
  /** Nothing happens while an equal one is on the screen or waiting [DEC-273]. */
  readonly preventDuplicate?: boolean;
};
export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly persistent: boolean;
  readonly duration: number;
  /** On its way out; gone after `toastTimes.exit`. */
  readonly leaving: boolean;
};
export type ToastState = { readonly visible: readonly Toast[]; readonly waiting: readonly Toast[] };

/** Milliseconds. */
export const toastTimes = { shown: 5000, exit: 195 } as const;
export const mostVisible = 3;
export const noToasts: ToastState = { visible: [], waiting: [] };

export type Timers = { readonly after: (milliseconds: number, run: () => void) => () => void };

export const realTimers: Timers = {
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds);
    return () => clearTimeout(id);
  },
};

/** The rules of the toasts; drawing them is the toast host's business. */
export function createToasts(store: Store<ToastState>, { after }: Timers = realTimers) {
  let nextId = 1;
  let blurred = false;
  const hovered = new Set<number>();
  const countdowns = new Map<number, () => void>();

  const stopCountdown = (id: number): void => {
    countdowns.get(id)?.();
    countdowns.delete(id);
  };

  const startCountdown = (toast: Toast, duration: number): void => {
    stopCountdown(toast.id);
    if (toast.persistent || toast.leaving || blurred || hovered.has(toast.id)) return;
    countdowns.set(
      toast.id,
      after(duration, () => dismiss(toast.id)),
    );
  };

  /** Shows what waits while there is room; without room the oldest goes, one that may go by itself first. */
  const advance = (): void => {
    const { visible, waiting } = store.get();
    const [next, ...later] = waiting;
    if (!next) return;
    if (visible.length < mostVisible) {
      store.set({ visible: [...visible, next], waiting: later });
      startCountdown(next, next.duration);
      advance();
    } else if (!visible.some((toast) => toast.leaving)) {
      const oldest = visible.find((toast) => !toast.persistent) ?? visible[0];
      if (oldest) dismiss(oldest.id);
    }
  };

  function dismiss(id: number): void {
    const { visible, waiting } = store.get();
    const shown = visible.find((toast) => toast.id === id);
    if (!shown) return store.set({ visible, waiting: waiting.filter((toast) => toast.id !== id) });
    if (shown.leaving) return;
    stopCountdown(id);
    store.set({ waiting, visible: visible.map((toast) => (toast === shown ? { ...toast, leaving: true } : toast)) });
    after(toastTimes.exit, () => {
      hovered.delete(id);
      store.set((state) => ({ ...state, visible: state.visible.filter((toast) => toast.id !== id) }));
      advance();
    });
  }

  function show(request: ToastRequest): number | null {
    if (typeof request?.text !== 'string') throw new TypeError('toast() needs { text }: say what the customer should read');
    const { kind = 'default', text, persistent = false, duration = toastTimes.shown, preventDuplicate = false } = request;
    const { visible, waiting } = store.get();
    const equal = (toast: Toast): boolean => toast.kind === kind && toast.text === text && !toast.leaving;
    if (preventDuplicate && [...visible, ...waiting].some(equal)) return null;
    const id = nextId++;
    store.set({ visible, waiting: [...waiting, { id, kind, text, persistent, duration, leaving: false }] });
    advance();
    return id;
  }

  /** After a pause the countdown starts again with half of the whole time [DEC-272]. */
  const resume = (toast: Toast): void => startCountdown(toast, toast.duration / 2);

  return {
    show,
    dismiss,
    hover(id: number): void {
      hovered.add(id);
      stopCountdown(id);
    },
    unhover(id: number): void {
      if (!hovered.delete(id)) return;
      const toast = store.get().visible.find((shown) => shown.id === id);
      if (toast) resume(toast);
    },
    /** True while nobody looks at the page: its window has no focus, or is hidden. */
    setBlurred(next: boolean): void {
      if (next === blurred) return;
      blurred = next;
      for (const toast of store.get().visible) {
        if (blurred) stopCountdown(toast.id);
        else resume(toast);
      }
    },
  };
}
