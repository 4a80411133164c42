import type { PointerEvent as ReactPointerEvent } from 'react';

/** Pixels from the edge of the window at which it scrolls along, and by how much at each move. */
const edge = 72;
const scrollStep = 12;

/** Marks the row of an address that was deleted: it makes room like the others, and is none of the places an address can have. */
export const deletedMark = { 'data-deleted': '' } as const;
const isAddress = (row: HTMLElement): boolean => !row.hasAttribute('data-deleted');

type Box = { readonly top: number; readonly height: number };

/** Where a row that was moved by `distance` pixels belongs: it takes the place of every row whose middle it has passed. */
function targetOf(boxes: readonly Box[], from: number, distance: number): number {
  const middleOf = ({ top, height }: Box): number => top + height / 2;
  const own = boxes[from];
  if (!own) return from;
  const [top, bottom] = [own.top + distance, own.top + own.height + distance];
  const passedDown = boxes.filter((box, index) => index > from && middleOf(box) < bottom).length;
  const passedUp = boxes.filter((box, index) => index < from && middleOf(box) > top).length;
  return from + passedDown - passedUp;
}

/** The places `onDrop` is told count addresses only. */
function placesOf(rows: readonly HTMLElement[], row: HTMLElement, to: number): readonly [number, number] {
  const placeIn = (all: readonly HTMLElement[]): number => all.filter(isAddress).indexOf(row);
  return [placeIn(rows), placeIn(rows.filter((each) => each !== row).toSpliced(to, 0, row))];
}

/**
 * Drags the list item around a handle: it follows the pointer, the others make room, and nothing is moved in the document
 * before the pointer is lifted, so that it stays captured. Escape and a lost pointer leave everything as it was.
 */
export function dragRow(event: ReactPointerEvent<HTMLElement>, onDrop: (from: number, to: number) => void): void {
  const handle = event.currentTarget;
  const row = handle.closest('li');
  const list = row?.parentElement;
  if (!row || !list || event.button !== 0) return;
  event.preventDefault();
  const rows = [...list.children].filter((each) => each instanceof HTMLElement);
  const from = rows.indexOf(row);
  const boxes = rows.map((each) => {
    const { top, height } = each.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });
  const gap = boxes[1] && boxes[0] ? boxes[1].top - boxes[0].top - boxes[0].height : 0;
  const step = (boxes[from]?.height ?? 0) + gap;
  const begin = event.clientY + window.scrollY;
  let to = from;

  const follow = ({ clientY }: PointerEvent): void => {
    const distance = clientY + window.scrollY - begin;
    to = targetOf(boxes, from, distance);
    rows.forEach((each, index) => {
      const shift = index === from ? distance : index > from && index <= to ? -step : index < from && index >= to ? step : 0;
      each.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    });
    if (clientY < edge) window.scrollBy(0, -scrollStep);
    if (clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
  };
  const end = (): void => {
    stop.abort();
    list.removeAttribute('data-dragging');
    row.removeAttribute('data-dragged');
    for (const each of rows) each.style.transform = '';
  };
  const drop = (): void => {
    end();
    if (to !== from) onDrop(...placesOf(rows, row, to));
  };

  const stop = new AbortController();
  const { signal } = stop;
  list.setAttribute('data-dragging', '');
  row.setAttribute('data-dragged', '');
  handle.setPointerCapture?.(event.pointerId);
  handle.addEventListener('pointermove', follow, { signal });
  handle.addEventListener('pointerup', drop, { signal });
  handle.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', ({ key }) => void (key === 'Escape' && end()), { signal });
}
