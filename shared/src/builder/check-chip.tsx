import { theme } from '@brasa/shared/ui';
import { Check, Plus } from '@brasa/shared/ui/icons';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { choiceStates } from './choice-styles.ts';

export const ChipList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;
const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: ${theme.touchTarget};
  padding: 0.25rem 0.875rem 0.25rem 0.625rem;
  border: 1.5px solid ${theme.color.line};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  font-weight: 600;
  line-height: 1.15;
  ${choiceStates}
  & > svg {
    flex: none;
  }
  & small {
    display: block;
    font-size: ${theme.size.xs};
    font-weight: 500;
  }
`;

type Props = {
  readonly label: string;
  readonly note?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Stands for the check mark: which half it is. */
  readonly mark?: ReactNode;
  readonly onChange: () => void;
};

/** Something that is on the pizza or not. */
export const CheckChip = ({ label, note, checked, disabled = false, mark, onChange }: Props) => (
  <Label>
    <input type="checkbox" checked={checked} disabled={disabled} onChange={onChange} />
    {mark ?? (checked ? <Check size={18} aria-hidden="true" /> : <Plus size={18} aria-hidden="true" />)}
    <span>
      {label}
      {note !== undefined && (
        <>
          {' '}
          <small>{note}</small>
        </>
      )}
    </span>
  </Label>
);
