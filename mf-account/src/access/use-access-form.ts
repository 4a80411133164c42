import { toast } from '@brasa/shared/runtime';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { AccessResult } from './access-calls.ts';

type Options<Values extends FieldValues> = {
  /** Which field of this form a field of the api is. */
  readonly fields: Readonly<Record<string, Path<Values>>>;
  readonly send: (values: Values) => Promise<AccessResult>;
  readonly onDone: (values: Values, message: string) => void;
  /** A refusal that is about no field of this form. True: the screen shows it itself. */
  readonly onRefused?: (message: string) => boolean;
};

export type AccessFormState = {
  readonly submit: () => void;
  readonly isSending: boolean;
  /** Why nothing was sent; empty when there is nothing to say. */
  readonly failure: string;
};

/**
 * Sends a form once at a time. What the api says of a field stands at that field, with the focus on the first; its sentence is
 * a warning toast, and what was typed stays [DEC-228, DEC-230].
 */
export function useAccessForm<Values extends FieldValues>(form: UseFormReturn<Values>, { fields, send, onDone, onRefused = () => false }: Options<Values>): AccessFormState {
  const [failure, setFailure] = useState('');
  const submit = form.handleSubmit(async (values) => {
    setFailure('');
    const result = await send(values);
    if (result.kind === 'done') return onDone(values, result.message);
    if (result.kind === 'failed') return setFailure(result.message);
    const known = result.problems.flatMap(({ field, message }) => {
      const name = fields[field];
      return name === undefined ? [] : [{ name, message }];
    });
    known.forEach(({ name, message }, index) => form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }));
    if (known.length > 0 || !onRefused(result.message)) toast({ kind: 'warning', text: result.message, preventDuplicate: true });
  });
  return { submit: () => void submit(), isSending: form.formState.isSubmitting, failure };
}
