import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pictureFolder } from '../src/modules/catalog/picture-addresses.ts';
import { type TestApi, testApi } from './helper.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const isDrawn = (address: string) => existsSync(join(pictureFolder, address.replace(/^\/img\//, '').replace(/\?.*$/, '')));

test('every picture the shop names is drawn [MENU-019]', async () => {
  const [data, designs, images] = [(await api.call('data/getData')).body, (await api.call('data/getCertificados')).body, (await api.call('data/getImages')).body];
  const products = data.menu.flatMap(({ TMB, TMBW, IMG, IMGW }: Record<string, string>) => [TMB, TMBW, IMG, IMGW]);
  const slides = data.carousel.flatMap(({ IMG, IMGW }: Record<string, string>) => [IMG, IMGW]);
  const cards = designs.data.flatMap(({ images: { small, medium } }: { images: Record<'small' | 'medium', { jpg: string; webp: string }> }) => [small.jpg, small.webp, medium.jpg, medium.webp]);
  const others = images.data.map(({ URL, EXTENSION }: Record<string, string>) => `${URL}.${EXTENSION}`);
  const missing = [...products, ...slides, ...cards, ...others].filter((address: string) => !isDrawn(address));
  expect(missing).toEqual([]);
  expect(products).toHaveLength(67 * 4);
});
