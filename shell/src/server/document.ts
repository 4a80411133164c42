import { color, fontFiles } from '@brasa/shared/ui/tokens';
import { dataId, places, type SentPage } from '../composition/page-data.ts';
import type { DrawnOutline, Rules } from '../render/index.tsx';
import { attributes, escapeHtml, escapeJson } from './html.ts';
import { areaUnlessStored, fillOutline, firstScript, lastScript, outlineId } from './inline-scripts.ts';

export type Box = {
  readonly remote: string;
  readonly version: string;
  /** Null leaves the box empty: the browser fills it. */
  readonly html: string | null;
};

export type PlacedBox = { readonly place: string; /** Above the page; else below the footer. */ readonly isAbove: boolean; readonly box: Box | null };

/** Pixels; `url` whole. */
export type ShareImage = { readonly url: string; readonly width: number; readonly height: number };

export type DocumentParts = {
  readonly nonce: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Shown where a link is shared. */
  readonly image: ShareImage;
  readonly isIndexed: boolean;
  /** No other address may be told where the visitor came from. */
  readonly holdsSecret: boolean;
  readonly hasFrame: boolean;
  readonly rules: readonly Rules[];
  /** Link elements as React wrote them. */
  readonly links: string;
  readonly top: string;
  readonly bottom: string;
  readonly area: Box | null;
  /** Entry of localStorage; devices that have it do not see the drawn area. Null: all devices see it. */
  readonly drawnUnlessStored: string | null;
  /** What those devices see instead. Null: nothing. */
  readonly outline: DrawnOutline | null;
  readonly placed: readonly PlacedBox[];
  readonly page: SentPage;
  readonly scripts: readonly { readonly url: string; readonly integrity: string }[];
  /** HTML between the header and everything else; empty for none. */
  readonly strip: string;
  /** JSON-LD objects. */
  readonly facts: readonly object[];
};

function styles(nonce: string, all: readonly Rules[]): string {
  const scoped = Object.assign({}, ...all.map((rules) => rules.scoped)) as Record<string, string>;
  const global = Object.assign({}, ...all.map((rules) => rules.global)) as Record<string, string>;
  // `data-s` keeps emotion from moving it: the browser would lay out the whole page anew.
  const element = (key: string, css: string): string => `<style${attributes({ nonce, 'data-emotion': key, 'data-s': true })}>${css.replace(/<\//g, '<\\/')}</style>`;
  return Object.entries(global)
    .map(([id, css]) => element(`pz-global ${id}`, css))
    // Whose rules they are stands in them (`shell/src/browser/server-rules.ts`).
    .concat(element('pz', Object.values(scoped).join('')))
    .join('');
}

const stage = ({ html }: Box): string => `<div data-stage${attributes({ 'data-server-rendered': html !== null })}>${html ?? ''}</div>`;
const host = (box: Box): string => `<div${attributes({ 'data-remote': box.remote, 'data-version': box.version })}>${stage(box)}</div>`;
const place = ({ place: name, box }: PlacedBox): string =>
  box ? `<div${attributes({ 'data-place': name, 'data-remote': box.remote, 'data-version': box.version })}>${stage(box)}</div>` : `<div${attributes({ 'data-place': name })}></div>`;
const script = (nonce: string) => ({ url, integrity }: DocumentParts['scripts'][number]): string =>
  `<script async${attributes({ src: url, integrity, crossorigin: 'anonymous', nonce, 'data-inlined': true })}></script>`;
const inline = (nonce: string, code: string): string => `<script${attributes({ nonce })}>${code}</script>`;
/** In the words of `fetch`, whose answer it then is. */
const answer = (url: string): string => `<link rel="preload" as="fetch"${attributes({ href: url, crossorigin: 'anonymous' })}>`;
const data = (id: string, json: string): string => `<script type="application/json" id="${id}">${escapeJson(json)}</script>`;

/** Right behind the area: nothing is painted in between. */
function unlessStored(nonce: string, storageKey: string, outline: DrawnOutline | null, key: string): string {
  const leaves = inline(nonce, areaUnlessStored(storageKey));
  return outline ? `<template id="${outlineId}">${outline.html}</template>${leaves}${inline(nonce, fillOutline(storageKey, outline.fill, key))}` : leaves;
}

/** Addresses of the files that a page cannot come alive without. */
export const filesOf = ({ remotesFile, answers }: Pick<SentPage, 'remotesFile' | 'answers'>): readonly string[] => [...(remotesFile ? [remotesFile] : []), ...answers];

/** The whole page. Nothing in it runs or styles without the nonce of this answer. */
export function toDocument(parts: DocumentParts): string {
  const { nonce, title, description, canonical, image, isIndexed, hasFrame, rules, links, top, bottom, area, drawnUnlessStored, outline, placed, page, scripts, facts, strip } = parts;
  const above = placed.filter(({ isAbove }) => isAbove);
  const below = placed.filter(({ isAbove }) => !isAbove);
  return [
    `<!doctype html><html lang="es"${attributes({ 'data-frame': hasFrame ? 'full' : 'none' })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
    isIndexed ? `<link rel="canonical" href="${escapeHtml(canonical)}"><meta property="og:url" content="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">',
    `<meta property="og:title" content="${escapeHtml(title)}"><meta property="og:description" content="${escapeHtml(description)}"><meta property="og:type" content="website"><meta property="og:locale" content="es_GT"><meta property="og:image" content="${escapeHtml(image.url)}"><meta property="og:image:width" content="${image.width}"><meta property="og:image:height" content="${image.height}"><meta name="twitter:card" content="${image.width > image.height ? 'summary_large_image' : 'summary'}">`,
    `<meta name="theme-color" content="${color.primary}"><meta name="format-detection" content="telephone=no"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-192.png"><link rel="manifest" href="/manifest.webmanifest">`,
    ...Object.values(fontFiles).map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
    links,
    styles(nonce, rules),
    '</head><body>',
    inline(nonce, firstScript),
    `<div id="${places.top}" data-server-rendered>${top}</div>`,
    strip,
    above.map(place).join(''),
    `<main id="${places.main}" tabindex="-1">${area ? host(area) : ''}</main>`,
    drawnUnlessStored !== null && area?.html ? unlessStored(nonce, drawnUnlessStored, outline, page.key) : '',
    `<div id="${places.bottom}" data-server-rendered>${bottom}</div>`,
    below.map(place).join(''),
    `<div id="${places.overlays}"></div>`,
    ...facts.map((fact) => `<script type="application/ld+json">${escapeJson(JSON.stringify(fact))}</script>`),
    data(dataId, JSON.stringify(page)),
    `<template id="page-scripts">${[...filesOf(page).map(answer), ...scripts.map(script(nonce))].join('\n')}</template>`,
    inline(nonce, lastScript),
    '</body></html>',
  ].join('\n');
}
