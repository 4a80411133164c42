import { closedCurve, type Point } from '../../shared/src/ui/pizza-drawing/outline.ts';
import type { Random } from '../../shared/src/ui/pizza-drawing/random.ts';

type Options = { readonly cx?: number; readonly cy?: number; readonly rx: number; readonly ry?: number; readonly wobble?: number; readonly corners?: number };

/** Something soft that ran until it stopped: an oval bent by slow waves, without corners. `corners` is the fastest wave. */
export function pool(random: Random, { cx = 0, cy = 0, rx, ry = rx, wobble = 0.1, corners = 5 }: Options): string {
  const fastest = Math.max(3, Math.min(6, Math.round(corners / 2)));
  const waves = Array.from({ length: fastest - 1 }, (_, index) => ({ count: index + 2, phase: random.between(0, 6.283), height: random.between(0.5, 1) / (index + 1.4) }));
  const steps = rx < 14 ? 8 : fastest * 5;
  const points = Array.from({ length: steps }, (_, index): Point => {
    const angle = (index / steps) * 6.283;
    const stray = 1 + wobble * waves.reduce((sum, wave) => sum + wave.height * Math.sin(angle * wave.count + wave.phase), 0);
    return [cx + Math.cos(angle) * rx * stray, cy + Math.sin(angle) * ry * stray];
  });
  return closedCurve(points);
}

/** A rounded rectangle with a hand-made edge: what was spread in a dish. */
export function spreadIn(random: Random, width: number, height: number, wobble = 0.03): string {
  const steps = 44;
  const points = Array.from({ length: steps }, (_, index): Point => {
    const angle = (index / steps) * 6.283;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const r = (Math.abs(cos) ** 5 + Math.abs(sin) ** 5) ** -0.2 * (1 + random.between(-wobble, wobble));
    return [(cos * r * width) / 2, (sin * r * height) / 2];
  });
  return closedCurve(points);
}
