import type { ComponentType } from 'react';
import type { SlotProps } from './environment.tsx';
import { lifecycles, type Lifecycles } from './lifecycles.tsx';

export type Slot = Lifecycles & { readonly name: string; readonly Widget: ComponentType<SlotProps> };

type Definition<Props extends object> = {
  /** The place it fills, as in remote.json. */
  readonly name: string;
  readonly Widget: ComponentType<Props>;
};

/**
 * Something a remote shows in a place of the frame: `export const slot = defineSlot({ name: 'help-bot', Widget })` in
 * src/slots/help-bot.tsx. A widget gets what the place hands it (a dialog: `onClose`) and must live without it.
 */
export function defineSlot<Props extends object = SlotProps>({ name, Widget }: Definition<Props>): Slot {
  const Drawn = Widget as ComponentType<SlotProps>;
  return { name, Widget: Drawn, ...lifecycles(name, 'slot', { waiting: null, silent: true }, (props) => <Drawn {...props} />) };
}
