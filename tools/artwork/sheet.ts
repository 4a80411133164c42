/** Many pictures on one sheet, to look at: `node tools/artwork/sheet.ts out.png p/20 g/ …` (no names: all). */
import sharp from 'sharp';
import { pictures } from './pictures.ts';

const [file = 'sheet.png', ...wanted] = process.argv.slice(2);
const chosen = pictures.filter(({ files }) => wanted.length === 0 || wanted.some((name) => files.some((each) => each.name.startsWith(name))));
const side = chosen.length > 24 ? 200 : chosen.length > 9 ? 300 : 460;
const columns = Math.min(chosen.length, Math.floor(1680 / side));

const tiles = [];
for (const [index, { svg }] of chosen.entries()) {
  const input = await sharp(Buffer.from(svg()), { unlimited: true }).resize(side, side, { fit: 'contain', background: '#fff9f0' }).png().toBuffer();
  tiles.push({ input, left: (index % columns) * side, top: Math.floor(index / columns) * side });
}
await sharp({ create: { width: columns * side, height: Math.ceil(chosen.length / columns) * side, channels: 3, background: '#fff9f0' } })
  .composite(tiles)
  .png()
  .toFile(file);
