/** The protocol of a federated container, as webpack's own containers speak it. */
export type Container = {
  readonly init: (scope: ShareScope) => Promise<void> | void;
  readonly get: (expose: string) => Promise<() => unknown>;
};

type Provided = {
  readonly get: () => () => unknown;
  readonly from: string;
  readonly eager: boolean;
  readonly loaded: 1;
};
export type ShareScope = Record<string, Record<string, Provided>>;

export type Libraries = Readonly<Record<string, { readonly version: string; readonly lib: () => unknown }>>;

/** What the shell hands to containers it starts itself. */
export const shareScope = (libraries: Libraries): ShareScope =>
  Object.fromEntries(
    Object.entries(libraries).map(([key, { version, lib }]) => [
      key,
      { [version]: { get: () => lib, from: 'shell', eager: true, loaded: 1 } },
    ]),
  );

const globals = globalThis as unknown as Record<string, Container | undefined>;

/** The container a script left under a name; the next version of the remote finds the name free. */
export function takeContainer(globalName: string): Container | undefined {
  const found = globals[globalName];
  if (found) globals[globalName] = undefined;
  return found;
}
