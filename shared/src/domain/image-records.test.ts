import { expect, test } from '@jest/globals';
import { toImages } from '../wire/images-wire.ts';
import { pictureOf, recordedPicture, type Wanted } from './image-records.ts';

const records = toImages({
  data: [
    { TIPO: 'CAT', FUNCION: 'card', REFERENCIA: '20', EXTENSION: 'webp', URL: '/img/c/20-card' },
    { TIPO: 'CAT', FUNCION: 'BANNER', REFERENCIA: '20', EXTENSION: 'webp', URL: '/img/c/20-banner' },
    { TIPO: 'CAT', FUNCION: 'BANNER', REFERENCIA: '20', EXTENSION: 'jpg', URL: '/img/c/20-banner' },
    { TIPO: 'PRD', FUNCION: 'card', REFERENCIA: '20', EXTENSION: 'png', URL: '/img/p/20.jpg' },
    { TIPO: 'CAR', FUNCION: 'BANNER', REFERENCIA: '3', EXTENSION: 'webp', URL: '' },
  ],
});
const card: Wanted = { subject: 'CAT', id: 20, use: 'card' };
const own = { jpg: '/img/own.jpg', webp: '' };

test('a record is found by what it shows, its number and its use; its file gets the extension unless it has one [MENU-018]', () => {
  expect(recordedPicture(records, card)).toEqual({ jpg: '/img/c/20-card.webp', webp: '/img/c/20-card.webp' });
  expect(recordedPicture(records, { subject: 'CAT', id: 20, use: 'banner' })).toEqual({ jpg: '/img/c/20-banner.jpg', webp: '/img/c/20-banner.webp' });
  expect(recordedPicture(records, { subject: 'PRD', id: 20, use: 'card' })).toEqual({ jpg: '/img/p/20.jpg', webp: '' });
});

test('a use, a number or a kind nobody recorded has no picture [MENU-018]', () => {
  expect(recordedPicture(records, { subject: 'CAT', id: 20, use: 'narrow' })).toBeNull();
  expect(recordedPicture(records, { subject: 'CAT', id: 2, use: 'card' })).toBeNull();
  expect(recordedPicture(records, { subject: 'CAR', id: 20, use: 'card' })).toBeNull();
  expect(recordedPicture(records, { subject: 'CAR', id: 3, use: 'banner' })).toBeNull();
});

test('its own picture comes first, the record second [MENU-018]', () => {
  expect(pictureOf(own, records, card)).toBe(own);
  expect(pictureOf({ jpg: '', webp: '' }, records, card)?.webp).toBe('/img/c/20-card.webp');
  expect(pictureOf(null, records, card)?.webp).toBe('/img/c/20-card.webp');
});

test('without records every element keeps its own picture, and who has none the house picture [API-022]', () => {
  expect(pictureOf(own, toImages(null), card)).toBe(own);
  expect(pictureOf({ jpg: '', webp: '' }, toImages({}), card)).toBeNull();
});
