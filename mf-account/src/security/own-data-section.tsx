import { useCatalog } from '@brasa/shared/react';
import { clock, local, storageKeys, toast } from '@brasa/shared/runtime';
import { Button } from '@brasa/shared/ui';
import { listOf, numberOf, objectOf } from '@brasa/shared/wire/read';
import { isoDate, localTime } from '@brasa/shared/domain/local-time';
import { useState } from 'react';
import { ask } from '../access/access-calls.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { saveFile } from './save-file.ts';
import { Section } from './section.tsx';
import { securityText as text } from './security-text.ts';

/** Product ids the device keeps for a mailbox; what cannot be read is none. */
function favoritesOf(email: string): readonly number[] {
  try {
    return listOf(objectOf(objectOf(JSON.parse(local.read(storageKeys.favorites) ?? 'null'))['value'])[email]).map(numberOf);
  } catch {
    return [];
  }
}

/** A copy of everything that is stored of the customer: by the shop, and the favourites on this device. */
export function OwnDataSection({ email, hasPasskey }: { readonly email: string; readonly hasPasskey: boolean }) {
  const { productById } = useCatalog();
  const [isAsked, setAsked] = useState(false);
  const save = (data: unknown): void => {
    setAsked(false);
    const favorites = favoritesOf(email).flatMap((id) => productById.get(id)?.name ?? []);
    saveFile(`${text.fileName}-${isoDate(localTime(clock.now()))}.json`, JSON.stringify({ ...objectOf(data), favoritosEnEsteDispositivo: favorites }, null, 2));
    toast({ kind: 'success', text: text.dataSaved });
  };
  return (
    <Section title={text.ownData} lead={text.ownDataLead}>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {text.download}
      </Button>
      {isAsked && (
        <ConfirmDialog email={email} hasPasskey={hasPasskey} title={text.ownData} lead={text.downloadLead} submit={text.download} send={(proof) => ask('cuenta/misDatos', proof)} onDone={({ data }) => save(data)} onClose={() => setAsked(false)} />
      )}
    </Section>
  );
}
