import { useEffect, useLayoutEffect, useReducer, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { clamped, peace, snapped, start, tucked, type Point, type Room } from './bot-motion.ts';
import { readPosition, writePosition } from './bot-storage.ts';

/** Pixels a finger may slip and still press. */
const slip = 6;
/** Pixels an arrow key moves it. */
const step = 48;

/** «Ver mi orden» and its distance from the tabs, in letters of the page. */
const orderPill = 4;

/** Between header, tabs and the order, as they are drawn on small screens. */
function roomNow(hasOrder: boolean): Room {
  const { clientWidth } = document.documentElement;
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return { width: clientWidth, height: window.innerHeight, top: 56, bottom: 60 + (hasOrder ? orderPill * letter : 0) };
}

/** A finger or mouse that holds the button: where it stood, where it was taken, and where it was drawn to; null while it has not moved. */
type Hold = { readonly from: Point; readonly at: Point; to: Point | null };

const drawnTo = ({ from, at }: Hold, { clientX, clientY }: PointerEvent): Point => ({ x: from.x + clientX - at.x, y: from.y + clientY - at.y });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Moves the button after finger and arrow keys, remembers where it was left, and tucks it away when it is left in peace. */
export function useFloating({ isOpen, hasOrder, onPress }: { readonly isOpen: boolean; readonly hasOrder: boolean; readonly onPress: () => void }) {
  const room = () => roomNow(hasOrder);
  const element = useRef<HTMLButtonElement>(null);
  /** Where the customer left it; a window that is small for a while only pushes it aside. */
  const [point, setPoint] = useState<Point>(() => readPosition() ?? start(room()));
  const [drawn, setDrawn] = useState<Point | null>(null);
  const [isTucked, setTucked] = useState(false);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const hold = useRef<Hold | null>(null);
  /** The click that ends a drag is no press. */
  const wasDragged = useRef(false);
  const rest = snapped(point, room());
  const shown = drawn ?? (isTucked && !isOpen ? tucked(rest, room()) : rest);

  useLayoutEffect(() => {
    element.current?.style.setProperty('translate', `${shown.x}px ${shown.y}px`);
  });

  // Opening cancels; closing, and every move, starts to count again.
  useEffect(() => {
    if (isOpen || isTucked) return;
    const timer = setTimeout(() => setTucked(true), peace);
    return () => clearTimeout(timer);
  }, [isOpen, isTucked, point, drawn]);

  useEffect(() => {
    window.addEventListener('resize', lookAgain);
    return () => window.removeEventListener('resize', lookAgain);
  }, []);

  const settle = (next: Point) => {
    const place = snapped(next, room());
    setPoint(place);
    writePosition(place);
  };

  /** Also when the browser takes the finger over. */
  const release = () => {
    const to = hold.current?.to ?? null;
    hold.current = null;
    wasDragged.current = to !== null;
    setDrawn(null);
    if (to) settle(to);
  };

  return {
    ref: element,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      setTucked(false);
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = false;
      hold.current = { from: rest, at: { x: event.clientX, y: event.clientY }, to: null };
    },
    onPointerMove: (event: PointerEvent) => {
      const held = hold.current;
      if (!held) return;
      const to = drawnTo(held, event);
      if (held.to === null && distance(held.from, to) <= slip) return;
      held.to = to;
      setDrawn(clamped(to, room()));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClick: () => {
      const isPress = !wasDragged.current;
      wasDragged.current = false;
      if (isPress) onPress();
    },
    onFocus: () => setTucked(false),
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowLeft: [-room().width, 0], ArrowRight: [room().width, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
      if (!by) return;
      event.preventDefault();
      settle({ x: rest.x + (by[0] ?? 0), y: rest.y + (by[1] ?? 0) });
    },
  };
}
