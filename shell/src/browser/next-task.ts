/** Resolves in a task of its own: before it the browser can draw a frame and answer what was pressed. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
