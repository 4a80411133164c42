import { deviceWords } from '@brasa/shared/domain/device-words';
import { toast } from '@brasa/shared/runtime';
import { Button, Notice, Row as Line, Text } from '@brasa/shared/ui';
import type { Passkey } from '@brasa/shared/wire/passkeys-wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AccessResult } from '../access/access-calls.ts';
import { hasPasskeys } from '../access/passkey-device.ts';
import { ConfirmDialog, type Proof } from './confirm-dialog.tsx';
import { momentWords } from './moment-words.ts';
import { addPasskey, removePasskey, renamePasskey } from './passkey-changes.ts';
import { Answered, Row, Rows, Section } from './section.tsx';
import { useFreshLists } from './security-calls.ts';
import { securityText as text } from './security-text.ts';
import type { AtDevice } from './use-device-wait.ts';

type Change = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

type Props = { readonly email: string; readonly query: UseQueryResult<readonly Passkey[]> };

/** The passkeys of the account. The customer confirms each change, and gets a letter about it. */
export function PasskeysSection({ email, query }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [change, setChange] = useState<Change | null>(null);
  const close = (): void => setChange(null);
  const fresh = useFreshLists();
  const before = query.data ?? [];
  const done = async (message: string): Promise<void> => {
    close();
    toast({ kind: 'success', text: message });
    await Promise.all([fresh.passkeys(), fresh.sessions()]);
    // What was pressed may be gone.
    heading.current?.focus();
  };
  /** After a lost answer the list says whether the change was made all the same. */
  const settle = async (result: AccessResult, doneText: string, isMade: (passkeys: readonly Passkey[]) => boolean): Promise<AccessResult> => {
    if (result.kind !== 'failed') return result;
    const passkeys = await fresh.passkeys();
    if (passkeys && isMade(passkeys)) return { kind: 'done', message: doneText };
    return { kind: 'failed', message: `${result.message} ${passkeys ? text.unchanged : text.perhapsChanged}`.trim() };
  };
  const shared = { email, hasPasskey: before.length > 0, onClose: close, onDone: ({ message }: { message: string }) => void done(message) };
  const add = async (proof: Proof, name: string, atDevice: AtDevice) => settle(await addPasskey(proof, name, atDevice), text.added, (passkeys) => passkeys.some((each) => each.name === name && !before.some(({ id }) => id === each.id)));
  const rename = async ({ id }: Passkey, proof: Proof, name: string) => settle(await renamePasskey(id, proof, name), text.renamed, (passkeys) => passkeys.some((each) => each.id === id && each.name === name));
  const remove = async ({ id }: Passkey, proof: Proof) => settle(await removePasskey(id, proof), text.removed, (passkeys) => !passkeys.some((each) => each.id === id));

  return (
    <Section title={text.passkeys} lead={text.passkeysLead} headingRef={heading}>
      <Answered query={query}>
        {(passkeys) => (
          <>
            {passkeys.length === 0 ? (
              <Text>{text.noPasskeys}</Text>
            ) : (
              <Rows>
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onChange={(kind) => setChange({ kind, passkey })} />
                ))}
              </Rows>
            )}
            {hasPasskeys() ? (
              <Button variant="secondary" onClick={() => setChange({ kind: 'add' })}>
                {text.addPasskey}
              </Button>
            ) : (
              <Notice>{text.passkeysImpossible}</Notice>
            )}
          </>
        )}
      </Answered>
      {change?.kind === 'add' && <ConfirmDialog {...shared} title={text.addPasskey} lead={text.addLead} submit={text.goOn} name={deviceWords(navigator.userAgent)} send={add} />}
      {change?.kind === 'rename' && <ConfirmDialog {...shared} title={text.rename} lead={text.confirmLead} submit={text.save} name={change.passkey.name} send={(proof, name) => rename(change.passkey, proof, name)} />}
      {change?.kind === 'remove' && <ConfirmDialog {...shared} title={text.removePasskey} lead={text.removeLead(change.passkey.name)} submit={text.remove} isDangerous send={(proof) => remove(change.passkey, proof)} />}
    </Section>
  );
}

const PasskeyRow = ({ passkey: { name, createdAt, usedAt }, onChange }: { readonly passkey: Passkey; readonly onChange: (kind: 'rename' | 'remove') => void }) => (
  <Row>
    <div>
      <Text weight={700}>{name}</Text>
      <Text size="sm" tone="soft">
        {text.addedAt(momentWords(createdAt))}
      </Text>
      <Text size="sm" tone="soft">
        {usedAt === '' ? text.notUsed : text.usedAt(momentWords(usedAt))}
      </Text>
    </div>
    <Line wrap>
      <Button variant="ghost" aria-label={text.renameOne(name)} onClick={() => onChange('rename')}>
        {text.rename}
      </Button>
      <Button variant="ghost" aria-label={text.removeOne(name)} onClick={() => onChange('remove')}>
        {text.remove}
      </Button>
    </Line>
  </Row>
);
