import styled from '@emotion/styled';
import { Heading, Stack, theme } from '@brasa/shared/ui';
import { toQuestions } from './page-text.ts';
import { Prose } from './prose.tsx';

const Answer = styled.details`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  & > summary {
    min-height: ${theme.touchTarget};
    padding: ${theme.space.md} ${theme.space.lg};
    font-weight: 700;
    cursor: pointer;
  }
  & > div {
    padding: 0 ${theme.space.lg} ${theme.space.lg};
  }
`;

/** Questions by group, each opening its answer. */
export function Questions({ children }: { readonly children: string }) {
  const { introduction, groups } = toQuestions(children);
  return (
    <Stack gap="2xl">
      <Prose>{introduction}</Prose>
      {groups.map(({ title, questions }) => (
        <Stack key={title} as="section" gap="md">
          <Heading level={2} size="xl">
            {title}
          </Heading>
          {questions.map(({ question, answer }) => (
            <Answer key={question}>
              <summary>{question}</summary>
              <Prose>{answer}</Prose>
            </Answer>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
