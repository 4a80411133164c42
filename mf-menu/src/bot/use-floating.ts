import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { clamped, peace, snapped, start, tucked, type Point, type Room } from './bot-motion.ts';
import { readPosition, writePosition } from './bot-storage.ts';

/** Pixels a finger may slip and still press. */
const slip = 6;
/** Pixels an arrow key moves it. */
const step = 48;

/** Header and tabs as the frame draws them on small screens. */
const room = (): Room => ({ width: document.documentElement.clientWidth, height: window.innerHeight, top: 56, bottom: 60 });

/** Moves the button after finger and arrow keys, remembers where it was left, and tucks it away when it is left in peace. */
export function useFloating(isOpen: boolean, onPress: () => void) {
  const element = useRef<HTMLButtonElement>(null);
  const [point, setPoint] = useState<Point>(() => snapped(readPosition() ?? start(room()), room()));
  const [isTucked, setTucked] = useState(false);
  const drag = useRef<{ readonly from: Point; readonly at: Point; moved: boolean } | null>(null);
  const shown = isTucked && !isOpen ? tucked(point, room()) : point;

  useLayoutEffect(() => {
    element.current?.style.setProperty('translate', `${shown.x}px ${shown.y}px`);
  });

  // Opening cancels; closing, and every move, starts to count again.
  useEffect(() => {
    if (isOpen || isTucked) return;
    const timer = setTimeout(() => setTucked(true), peace);
    return () => clearTimeout(timer);
  }, [isOpen, isTucked, point]);

  useEffect(() => {
    const onResize = () => setPoint((current) => snapped(current, room()));
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  const settle = (next: Point) => {
    const rest = snapped(next, room());
    setPoint(rest);
    writePosition(rest);
  };

  return {
    ref: element,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      setTucked(false);
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: point, at: { x: event.clientX, y: event.clientY }, moved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const held = drag.current;
      if (!held) return;
      const by = { x: event.clientX - held.at.x, y: event.clientY - held.at.y };
      held.moved ||= Math.hypot(by.x, by.y) > slip;
      if (held.moved) setPoint(clamped({ x: held.from.x + by.x, y: held.from.y + by.y }, room()));
    },
    onPointerUp: () => {
      if (drag.current?.moved) settle(point);
    },
    onPointerCancel: () => {
      drag.current = null;
    },
    onClick: () => {
      const wasDragged = drag.current?.moved ?? false;
      drag.current = null;
      if (!wasDragged) onPress();
    },
    onFocus: () => setTucked(false),
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowLeft: [-room().width, 0], ArrowRight: [room().width, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
      if (!by) return;
      event.preventDefault();
      settle({ x: point.x + (by[0] ?? 0), y: point.y + (by[1] ?? 0) });
    },
  };
}
