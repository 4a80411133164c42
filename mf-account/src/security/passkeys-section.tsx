import { deviceWords } from '@brasa/shared/domain/device-words';
import { toast } from '@brasa/shared/runtime';
import { Button, Notice, Row as Line, Text } from '@brasa/shared/ui';
import type { Passkey } from '@brasa/shared/wire/passkeys-wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasPasskeys } from '../access/passkey-device.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { momentWords } from './moment-words.ts';
import { addPasskey, removePasskey, renamePasskey } from './passkey-changes.ts';
import { Answered, Row, Rows, Section } from './section.tsx';
import { securityText as text } from './security-text.ts';

type Change = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

type Props = { readonly email: string; readonly query: UseQueryResult<readonly Passkey[]> };

/** The passkeys of the account. Each change is confirmed, and told by mail. */
export function PasskeysSection({ email, query }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [change, setChange] = useState<Change | null>(null);
  const close = (): void => setChange(null);
  const done = async (message: string): Promise<void> => {
    close();
    toast({ kind: 'success', text: message });
    await query.refetch();
    // What was pressed may be gone.
    heading.current?.focus();
  };
  const shared = { email, hasPasskey: (query.data ?? []).length > 0, onClose: close, onDone: ({ message }: { message: string }) => void done(message) };

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
      {change?.kind === 'add' && <ConfirmDialog {...shared} title={text.addPasskey} lead={text.addLead} submit={text.goOn} name={deviceWords(navigator.userAgent)} send={addPasskey} />}
      {change?.kind === 'rename' && <ConfirmDialog {...shared} title={text.rename} lead={text.confirmLead} submit={text.save} name={change.passkey.name} send={(proof, name) => renamePasskey(change.passkey.id, proof, name)} />}
      {change?.kind === 'remove' && <ConfirmDialog {...shared} title={text.removePasskey} lead={text.removeLead(change.passkey.name)} submit={text.remove} isDangerous send={(proof) => removePasskey(change.passkey.id, proof)} />}
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
