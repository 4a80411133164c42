import styled from '@emotion/styled';
import { useCatalog, usePageTitle, useSite } from '@brasa/shared/react';
import { Container, Heading, Stack, theme } from '@brasa/shared/ui';
import { wordsOf } from './page-text.ts';
import { pageWords } from './page-words.ts';
import { Prose } from './prose.tsx';
import { Questions } from './questions.tsx';
import type { StaticPage } from './static-pages.ts';

const Sheet = styled(Container)`
  padding-block: ${theme.space['2xl']} ${theme.space['3xl']};
`;

/** One of the shell's own pages. */
export function StaticScreen({ page }: { readonly page: StaticPage }) {
  const site = useSite();
  const { config } = useCatalog();
  usePageTitle(page.title);
  const words = wordsOf(pageWords, page.name, { site, countryCode: config.countryCode });
  return (
    <Sheet narrow>
      <Stack gap="xl">
        <Heading level={1}>{page.title}</Heading>
        {page.name === 'preguntas-frecuentes' ? <Questions>{words}</Questions> : <Prose>{words}</Prose>}
      </Stack>
    </Sheet>
  );
}
