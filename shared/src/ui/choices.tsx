import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { media, theme } from './theme.ts';

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.md};
  min-height: ${theme.touchTarget};
  padding-block: 0.625rem;
  cursor: pointer;

  &:has(input:disabled) {
    color: ${theme.color.onDisabled};
    cursor: not-allowed;
  }
`;
const Mark = styled.input`
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  margin: 0.0625rem 0 0;
  accent-color: ${theme.color.primary};
  cursor: inherit;
`;
const Words = styled.span`
  display: block;
  min-width: 0;
  & > small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    line-height: 1.4;
  }
`;

type ChoiceProps = Omit<ComponentProps<'input'>, 'style' | 'type' | 'children'> & { readonly label: ReactNode; readonly description?: ReactNode };

export const Checkbox = ({ label, description, ...rest }: ChoiceProps) => (
  <Line>
    <Mark {...rest} type="checkbox" />
    <Words>
      {label}
      {description !== undefined && <small>{description}</small>}
    </Words>
  </Line>
);

const Panel = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.md};
  min-width: 0;
  min-height: 3.5rem;
  padding: ${theme.space.md} ${theme.space.lg};
  border: 1.5px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  cursor: pointer;
  transition:
    border-color ${theme.motion.quick},
    background-color ${theme.motion.quick};

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.lineStrong};
    }
  }
  &:has(input:checked) {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    box-shadow: inset 0 0 0 0.5px ${theme.color.primary};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &:has(input:disabled) {
    background: ${theme.color.disabled};
    color: ${theme.color.onDisabled};
    cursor: not-allowed;
  }
  & input {
    margin: 0;
    outline: none;
  }
  ${media.forced} {
    &:has(input:checked) {
      border-color: Highlight;
      border-width: 3px;
    }
  }
`;
/** The price goes under the words where both do not fit beside each other. */
const Content = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.md};
  min-width: 0;
`;
const Aside = styled.span`
  flex: none;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

type RadioCardProps = ChoiceProps & {
  /** At the right edge: a price, an icon. */
  readonly aside?: ReactNode;
  /** Before the words: a picture. */
  readonly media?: ReactNode;
  /** `checkbox` for choices that do not exclude each other. */
  readonly type?: 'radio' | 'checkbox';
};

/** A choice as a card, all of it pressable. Group several under a `ChoiceGroup`. */
export const RadioCard = ({ label, description, aside, media: picture, type = 'radio', ...rest }: RadioCardProps) => (
  <Panel>
    <Mark {...rest} type={type} />
    {picture}
    <Content>
      <Words>
        <strong>{label}</strong>
        {description !== undefined && <small>{description}</small>}
      </Words>
      {aside !== undefined && <Aside>{aside}</Aside>}
    </Content>
  </Panel>
);

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space.sm};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${theme.space.sm};
    padding: 0;
    font-weight: 700;
  }
  &[data-columns='2'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    ${media.sm} {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    }
    /* Four would leave one alone in a second row. */
    &:has(> label:nth-of-type(4):last-of-type) {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 50% - ${theme.space.sm})), 1fr));
    }
    /* Two beside each other on a phone: the words need the room more than the edges do. */
    & > label {
      gap: ${theme.space.sm};
      padding-inline: 0.625rem;
      font-size: ${theme.size.sm};
      line-height: 1.3;
      text-wrap: balance;
      ${media.sm} {
        gap: ${theme.space.md};
        padding-inline: ${theme.space.lg};
        font-size: inherit;
      }
    }
  }
`;

type GroupProps = { readonly legend: ReactNode; readonly columns?: 1 | 2; readonly children: ReactNode };

export const ChoiceGroup = ({ legend, columns = 1, children }: GroupProps) => (
  <Group data-columns={columns}>
    <legend>{legend}</legend>
    {children}
  </Group>
);
