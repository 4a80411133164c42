import styled from '@emotion/styled';
import { createContext, useContext, type ReactNode } from 'react';
import { theme } from './theme.ts';

/** Ids come from the field's name, never from a counter: server and browser agree, and two React roots cannot clash by accident. */
type FieldLink = { readonly id: string; readonly name: string; readonly describedBy: string | undefined; readonly invalid: boolean; readonly required: boolean };

const FieldContext = createContext<FieldLink | undefined>(undefined);

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  min-width: 0;
`;
const Label = styled.label`
  font-size: ${theme.size.sm};
  font-weight: 600;
`;
const Hint = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.sm};
`;
const Failure = styled.p`
  display: flex;
  gap: 0.4em;
  color: ${theme.color.danger};
  font-size: ${theme.size.sm};
  font-weight: 600;
  &::before {
    content: '!' / '';
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 1.25em;
    height: 1.25em;
    margin-top: 0.12em;
    border-radius: 50%;
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};
    font-size: 0.9em;
  }
`;
const Optional = styled.span`
  color: ${theme.color.inkSoft};
  font-weight: 400;
`;

type Props = {
  readonly label: ReactNode;
  /** Of the control inside; also its form name. */
  readonly name: string;
  /** Only when two fields of one page share a name. */
  readonly id?: string;
  readonly hint?: ReactNode;
  /** The message to show; an empty one is none. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Says «opcional» beside the label. */
  readonly optional?: boolean;
  readonly children: ReactNode;
};

/** Label, control, hint and error, joined for screen readers. The control finds its ids by itself. */
export function Field({ label, name, id = `campo-${name}`, hint, error, required = false, optional = false, children }: Props) {
  const invalid = error !== undefined && error !== '';
  const described = [hint !== undefined && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Box>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional> (opcional)</Optional>}
      </Label>
      <FieldContext value={{ id, name, describedBy: described || undefined, invalid, required }}>{children}</FieldContext>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div aria-live="polite">{invalid && <Failure id={`${id}-error`}>{error}</Failure>}</div>
    </Box>
  );
}

/** What a control inside a Field passes to its element. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  const { id, name, describedBy, invalid, required } = field;
  return { id, name, 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined, 'aria-required': required || undefined };
}
