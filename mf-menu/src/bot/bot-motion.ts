/** Where the help button stands, by its upper left corner, in pixels of the window. */
export type Point = { readonly x: number; readonly y: number };
export type Room = { readonly width: number; readonly height: number; /** Covered by header and tabs. */ readonly top: number; readonly bottom: number };

export const button = { size: 64, margin: 10 } as const;
/** Milliseconds of peace after which it tucks itself away [BOT-016]. */
export const peace = 2000;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

const rightmost = ({ width }: Room): number => width - button.size - button.margin;
const lowest = ({ height, bottom }: Room): number => height - bottom - button.size - button.margin;

/** Between header and tabs, and inside the window [BOT-013]. */
export const clamped = ({ x, y }: Point, room: Room): Point => ({
  x: between(button.margin, x, rightmost(room)),
  y: between(room.top + button.margin, y, Math.max(room.top + button.margin, lowest(room))),
});

const isOnTheLeft = ({ x }: Point, { width }: Room): boolean => x + button.size / 2 < width / 2;

/** Let go anywhere, it goes to the nearer side [BOT-012]. */
export const snapped = (point: Point, room: Room): Point => ({ x: isOnTheLeft(point, room) ? button.margin : rightmost(room), y: clamped(point, room).y });

/** Half of it outside the nearer side [DEC-267]. */
export const tucked = (point: Point, room: Room): Point => ({ x: isOnTheLeft(point, room) ? -button.size / 2 : room.width - button.size / 2, y: clamped(point, room).y });

/** Lower right corner. */
export const start = (room: Room): Point => clamped({ x: room.width, y: room.height }, room);
