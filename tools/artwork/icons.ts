/** App icons from the mark: `node tools/artwork/icons.ts`. Written into the shell's public folder. */
import sharp from 'sharp';
import { createCanvas } from './canvas.ts';
import { appIcon } from './motifs.ts';
import { sceneText } from './scene.ts';

const folder = new URL('../../shell/public/', import.meta.url).pathname;

async function icon(name: string, size: number, inset: number, corner: number): Promise<void> {
  const c = createCanvas(name);
  const svg = sceneText(c, { x: 0, y: 0, width: 512, height: 512 }, appIcon(c, inset, corner), 512);
  await sharp(Buffer.from(svg)).resize(size).png({ compressionLevel: 9, palette: true, quality: 92 }).toFile(`${folder}${name}`);
}

// The large one is maskable: its mark stays within the circle that any phone may cut.
await icon('icon-192.png', 192, 56, 112);
await icon('icon-512.png', 512, 104, 0);
