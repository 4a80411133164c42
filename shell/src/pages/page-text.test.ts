import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { defaultSite } from '@brasa/shared/react/site';
import { toQuestions, wordsOf, type PageWords } from './page-text.ts';
import { staticPages } from './static-pages.ts';

const folder = join(import.meta.dirname, '../../content');
const names = [...staticPages.map(({ name }) => name), 'politicas-promociones-gt'];
const words = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, `${name}.md`), 'utf8')])) as PageWords;
const guatemala = { site: defaultSite, countryCode: 'GT' };

test('every page of the shell has words of its own [SHELL-012]', () => {
  for (const { name } of staticPages) {
    const text = wordsOf(words, name, guatemala);
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toMatch(/[{}]/);
  }
});

test('the name and the phone in the texts are the configured ones', () => {
  const text = wordsOf(words, 'acerca-de', { site: { brandName: 'Pizza Nueva', callCenterPhone: '1777' }, countryCode: 'GT' });
  expect(text).toContain('Pizza Nueva nació');
  expect(text).toContain('por teléfono al [1777](tel:1777).');
});

test('a shop without a phone speaks of none in its pages [GEN-010]', () => {
  for (const { name } of staticPages) {
    const [loud, silent] = ['1777', ''].map((callCenterPhone) => wordsOf(words, name, { site: { brandName: 'X', callCenterPhone }, countryCode: 'GT' }));
    for (const text of [loud, silent]) expect(text).not.toMatch(/[{}|]|\[\[|\]\]/);
    expect(silent).not.toMatch(/tel:|llám|por teléfono al|teléfono \[| {2}[a-z]| [.,:;]/i);
  }
});

test('more than twenty questions are answered, in groups [ROUTE-048]', () => {
  const { introduction, groups } = toQuestions(wordsOf(words, 'preguntas-frecuentes', guatemala));
  expect(introduction).toContain('nos preguntan');
  expect(groups.map(({ title }) => title)).toContain('Pagos y facturas');
  const questions = groups.flatMap((group) => group.questions);
  expect(questions.length).toBeGreaterThanOrEqual(20);
  for (const { question, answer } of questions) {
    expect(question).not.toBe('');
    expect(answer.length).toBeGreaterThan(40);
  }
});

test('the section for Guatemala shows in Guatemala only [SHELL-011]', () => {
  expect(wordsOf(words, 'politicas-promociones', guatemala)).toContain('Condiciones para Guatemala');
  expect(wordsOf(words, 'politicas-promociones', { ...guatemala, countryCode: 'SV' })).not.toContain('Condiciones para Guatemala');
  expect(wordsOf(words, 'terminos-de-uso', guatemala)).not.toContain('Condiciones para Guatemala');
});

test('the promotions page is called «Términos y Condiciones - Promociones 2025» [SHELL-010]', () => {
  expect(staticPages.find(({ path }) => path === '/politicas-promociones')?.title).toBe('Términos y Condiciones - Promociones 2025');
});

test('the privacy page says that log-ins are kept with address and device, and for how long', () => {
  const text = wordsOf(words, 'politicas-de-privacidad', guatemala);
  expect(text).toMatch(/registro de seguridad, dos años: ingresos, .*dirección IP y el tipo de dispositivo/);
  expect(text).toMatch(/sesiones de tu cuenta, con su dirección IP y su navegador, hasta 30 días/);
});
