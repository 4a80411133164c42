import { dialing } from '@brasa/shared/domain/dialing';
import type { Site } from '@brasa/shared/react/site';
import type { StaticPage } from './static-pages.ts';

/** By the name of the file in content/. */
export type PageWords = Readonly<Record<StaticPage['name'] | 'politicas-promociones-gt', string>>;

/** One country has a section of its own on the promotions page [DEC-287]. */
const countryWithSection = 'GT';

type Facts = { readonly site: Pick<Site, 'brandName' | 'callCenterPhone'>; readonly countryCode: string };

const linked = (phone: string): string => `[${phone}](${dialing(phone)})`;

/** `[[with a phone|without one]]`: a shop that takes no calls speaks of none. */
const spoken = (text: string, phone: string): string => text.replaceAll(/\[\[([^|\]]*)\|([^\]]*)\]\]/g, phone === '' ? '$2' : '$1').replaceAll('{telefono}', linked(phone));

/** The words of a page for this shop: `{marca}` is its name, `{telefono}` its phone, which dials [GEN-010]. */
export function wordsOf(words: PageWords, name: StaticPage['name'], { site, countryCode }: Facts): string {
  const section = name === 'politicas-promociones' && countryCode === countryWithSection ? `\n\n${words['politicas-promociones-gt']}` : '';
  return spoken(words[name] + section, site.callCenterPhone).replaceAll('{marca}', site.brandName);
}

export type Question = { readonly question: string; readonly answer: string };
export type QuestionGroup = { readonly title: string; readonly questions: readonly Question[] };

const headAndBody = (part: string): [string, string] => {
  const [head = '', ...body] = part.split('\n');
  return [head.trim(), body.join('\n').trim()];
};

/** `## group`, `### question`, answer. */
export function toQuestions(markdown: string): { readonly introduction: string; readonly groups: readonly QuestionGroup[] } {
  const [introduction = '', ...groups] = markdown.split(/^## /m);
  return {
    introduction: introduction.trim(),
    groups: groups.map((group) => {
      const [title, ...questions] = group.split(/^### /m);
      return {
        title: (title ?? '').trim(),
        questions: questions.map((part) => {
          const [question, answer] = headAndBody(part);
          return { question, answer };
        }),
      };
    }),
  };
}
