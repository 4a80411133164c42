import { registerApplication, start } from 'single-spa';
import type { Routing } from '../../composition/routing.ts';
import type { Appearance } from './appearance.ts';

/**
 * Tells single-spa which area stands where. The lifecycles are ours and end at once, so that a slow remote never keeps
 * single-spa, and with it every other navigation, waiting.
 */
export function startAreas(areas: ReadonlyMap<string, Appearance>, routing: Routing): void {
  for (const [name, area] of areas) {
    registerApplication({
      name,
      activeWhen: ({ pathname }) => routing.placeOf(pathname)?.owner === name,
      app: {
        bootstrap: async () => {},
        mount: async () => area.show(),
        unmount: async () => area.hide(),
      },
    });
  }
  start({ urlRerouteOnly: true });
}
