/** Renders picture files from the drawings: `node tools/artwork/render.ts [names…]`, all of them or those whose files begin so. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictures, type PictureFile } from './pictures.ts';

const target = new URL('../../api/assets/img/', import.meta.url).pathname;

type Limit = { readonly bytes: number; readonly best: number; readonly least: number };

/** The best quality that fits: pictures differ much in how well they shrink. */
async function fitting(encode: (quality: number) => Promise<Buffer>, { bytes, best, least }: Limit): Promise<Buffer> {
  let quality = best;
  let file = await encode(quality);
  while (file.byteLength > bytes && quality > least) {
    quality = Math.max(least, Math.round(quality - Math.max(3, Math.min(16, (file.byteLength / bytes - 1) * 36))));
    file = await encode(quality);
  }
  return file;
}

const asWebp = (image: Sharp, bytes: number) => fitting((quality) => image.clone().webp({ quality, effort: 5, smartSubsample: quality > 70 }).toBuffer(), { bytes, best: 82, least: 24 });
/** A picture with very much in it is softened a little before its quality would show. */
async function webp(image: Sharp, bytes: number): Promise<Buffer> {
  const file = await asWebp(image, bytes);
  return file.byteLength <= bytes * 1.04 ? file : asWebp(image.clone().blur(0.6), bytes);
}
const jpg = (image: Sharp, bytes: number) => fitting((quality) => image.clone().jpeg({ quality, mozjpeg: true }).toBuffer(), { bytes, best: 78, least: 30 });
const png = (image: Sharp) => image.clone().png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();

async function renderPicture({ svg, files }: PictureFile): Promise<number> {
  const drawn = await sharp(Buffer.from(svg()), { unlimited: true }).png().toBuffer();
  let total = 0;
  for (const { name, width, height, limit } of files) {
    const image = sharp(drawn).resize(width, height, { kernel: width < 500 ? 'mitchell' : 'lanczos3' });
    const kind = name.split('.').at(-1);
    const file = kind === 'webp' ? await webp(image, limit) : kind === 'jpg' ? await jpg(image, limit) : await png(image);
    const path = join(target, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file);
    total += file.byteLength;
  }
  return total;
}

const wanted = process.argv.slice(2);
let bytes = 0;
for (const picture of pictures) {
  if (wanted.length > 0 && !wanted.some((name) => picture.files.some((file) => file.name.startsWith(name)))) continue;
  const size = await renderPicture(picture);
  bytes += size;
  console.log(`${picture.files[0]?.name} ${Math.round(size / 1024)} kB`);
}
console.log(`${Math.round(bytes / 1024)} kB`);
