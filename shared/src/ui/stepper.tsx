import styled from '@emotion/styled';
import Check from 'lucide-react/icons/check';
import { VisuallyHidden } from './layout.tsx';
import { media, theme } from './theme.ts';

/** Where not all labels fit beside each other, because letters are large for the window: only the current one is seen, as large as all text. */
const narrow = '@media (max-width: 19.9rem)';

const List = styled.ol`
  display: flex;
  gap: ${theme.space.sm};
  padding: 0;
  overflow-wrap: anywhere;
  list-style: none;
`;
const Step = styled.li`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: 0.375rem;
  min-width: 0;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.sm};
  line-height: 1.25;
  text-align: center;

  & > b {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 2px solid ${theme.color.lineStrong};
    border-radius: 50%;
    background: ${theme.color.surface};
    font-variant-numeric: tabular-nums;
    z-index: 1;
  }
  & + &::before {
    content: '';
    position: absolute;
    top: calc(1rem - 1px);
    right: calc(50% + 1.25rem);
    left: calc(-50% + 1.25rem - ${theme.space.sm});
    height: 2px;
    background: ${theme.color.line};
  }
  &[data-state='done'] > b {
    border-color: ${theme.color.jade};
    background: ${theme.color.jade};
    color: ${theme.color.onJade};
  }
  &[data-state='done']::before,
  &[data-state='current']::before {
    background: ${theme.color.jade};
  }
  &[data-state='current'] {
    color: ${theme.color.ink};
    font-weight: 700;
  }
  &[data-state='current'] > b {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  ${narrow} {
    & > span {
      width: max-content;
      max-width: 80vw;
    }
    &:first-of-type > span {
      align-self: start;
      text-align: start;
    }
    &:last-of-type > span {
      align-self: end;
      text-align: end;
    }
    &:not([data-state='current']) > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  ${media.forced} {
    & + &::before {
      background: CanvasText;
    }
    &[data-state='current'] > b {
      border: 4px double Highlight;
    }
  }
`;

type Props = { readonly steps: readonly string[]; /** 0-based. */ readonly current: number; readonly label?: string };

const stateOf = (index: number, current: number) => (index < current ? 'done' : index === current ? 'current' : 'ahead');

/** Numbered steps and where one is. */
export const Stepper = ({ steps, current, label = 'Pasos' }: Props) => (
  <List aria-label={label}>
    {steps.map((step, index) => (
      <Step key={step} data-state={stateOf(index, current)} aria-current={index === current ? 'step' : undefined}>
        <b>{index < current ? <Check size={18} strokeWidth={3} aria-hidden="true" /> : index + 1}</b>
        <span>
          {step}
          {index < current && <VisuallyHidden> (listo)</VisuallyHidden>}
        </span>
      </Step>
    ))}
  </List>
);
