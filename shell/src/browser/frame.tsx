import { defineSlot, type Environment } from '@brasa/shared/react';
import type { MenuLinks } from '../composition/menu-links.ts';
import { places, type PageData } from '../composition/page-data.ts';
import type { Routing } from '../composition/routing.ts';
import { FrameBottom } from '../layout/frame-bottom.tsx';
import { FrameTop } from '../layout/frame-top.tsx';

const top = defineSlot<{ title: string; routing: Routing; menu: MenuLinks }>({ name: 'top', Widget: FrameTop });
const bottom = defineSlot<{ routing: Routing; menu: MenuLinks }>({ name: 'bottom', Widget: FrameBottom });

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
};

/** Header and footer, taken over from the server. */
export function mountFrame(environment: Environment, version: string, { title, menu }: Pick<PageData, 'title' | 'menu'>, routing: Routing): void {
  const context = { ...environment, version, owns: () => true };
  void top.mount({ ...context, element: elementOf(places.top), props: { title, routing, menu } });
  void bottom.mount({ ...context, element: elementOf(places.bottom), props: { routing, menu } });
}

export { elementOf };
