import { allOf, knownPassword, required } from '@brasa/shared/domain/field-rules';
import { call, customerMessage } from '@brasa/shared/runtime';
import { Button, Dialog, Field, Notice, Stack, Text, TextInput } from '@brasa/shared/ui';
import { objectOf } from '@brasa/shared/wire/read';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AccessResult } from '../access/access-calls.ts';
import { checkedBy } from '../access/email-field.tsx';
import { hasPasskeys, signWithPasskey } from '../access/passkey-device.ts';
import { securityText as text } from './security-text.ts';
import { useDeviceWait, type AtDevice } from './use-device-wait.ts';

/** What the api takes as a proof of who has the session. */
export type Proof = { readonly contrasena: string } | { readonly credencial: object };

type Values = { readonly name: string; readonly password: string };

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly isDangerous?: boolean;
  /** Asked for as well: what the customer calls a device. */
  readonly name?: string;
  readonly email: string;
  /** The account has a passkey, which proves as well as the password. */
  readonly hasPasskey: boolean;
  /** Sends the change, what the device has to do for it by `atDevice`; a refusal and a failure stay in the dialog, with what was typed. */
  readonly send: (proof: Proof, name: string, atDevice: AtDevice) => Promise<AccessResult>;
  readonly onDone: (result: Extract<AccessResult, { kind: 'done' }>) => void;
  readonly onClose: () => void;
};

const nameRule = checkedBy((value) => required(value) ?? (value.trim().length > 40 ? text.nameTooLong : undefined));

/**
 * Asks once more who is there, with the password or a passkey, before something changes by which one comes in. It can be closed
 * unless something is on its way to the api.
 */
export function ConfirmDialog({ title, lead, submit, isDangerous = false, name, email, hasPasskey, send, onDone, onClose }: Props) {
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null);
  const [failure, setFailure] = useState('');
  const { atDevice, isWaiting } = useDeviceWait();
  const canClose = busy === null || isWaiting;
  const { register, handleSubmit, trigger, getValues, setError, formState } = useForm<Values>({ defaultValues: { name: name ?? '', password: '' } });
  const { errors } = formState;

  const attempt = async (proof: Proof): Promise<void> => {
    const result = await send(proof, getValues('name').trim(), atDevice);
    if (result.kind === 'done') return onDone(result);
    setBusy(null);
    const atPassword = result.kind === 'refused' ? result.problems.find(({ field }) => field === 'contrasena') : undefined;
    if (atPassword) setError('password', { type: 'server', message: atPassword.message }, { shouldFocus: true });
    else setFailure(result.message);
  };
  const withPassword = handleSubmit(async ({ password }) => {
    if (busy !== null) return;
    setBusy('password');
    setFailure('');
    await attempt({ contrasena: password });
  });
  const withPasskey = async (): Promise<void> => {
    if (busy !== null || (name !== undefined && !(await trigger('name', { shouldFocus: true })))) return;
    setBusy('passkey');
    setFailure('');
    try {
      const { data } = objectOf(await call('cuenta/retoConfirmacion', undefined, { background: true }));
      const signed = await atDevice((signal) => signWithPasskey(data, { signal }));
      if (signed.kind === 'done') return await attempt({ credencial: signed.credential });
      if (signed.kind !== 'given-up') setFailure(text.passkeyFailed);
    } catch (error) {
      setFailure(customerMessage(error) ?? '');
    }
    setBusy(null);
  };

  return (
    <Dialog open onClose={onClose} dismissible={canClose} title={title}>
      <form onSubmit={(event) => void withPassword(event)} noValidate>
        <Stack gap="lg">
          <Text>{lead}</Text>
          {name !== undefined && (
            <Field label={text.name} name="passkey-name" hint={text.nameHint} error={errors.name?.message} required>
              <TextInput autoComplete="off" maxLength={40} enterKeyHint="next" {...register('name', nameRule)} />
            </Field>
          )}
          {/* Tells password managers whose password it is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <Field label={text.password} name="confirm-password" error={errors.password?.message} required>
            <TextInput type="password" autoComplete="current-password" maxLength={256} enterKeyHint="done" {...register('password', checkedBy(allOf(required, knownPassword)))} />
          </Field>
          {failure !== '' && (
            <Notice kind="error" live>
              {failure}
            </Notice>
          )}
          <Stack gap="sm">
            <Button type="submit" size="lg" full variant={isDangerous ? 'danger' : 'primary'} loading={busy === 'password'}>
              {submit}
            </Button>
            {hasPasskey && hasPasskeys() && (
              <Button variant="secondary" full loading={busy === 'passkey'} onClick={() => void withPasskey()}>
                {text.confirmWithPasskey}
              </Button>
            )}
            <Button variant="ghost" full unavailable={!canClose} onClick={() => canClose && onClose()}>
              {text.cancel}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
