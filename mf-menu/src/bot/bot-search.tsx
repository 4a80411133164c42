import { normalize } from '@brasa/shared/domain/text';
import { useCatalog, useStore } from '@brasa/shared/react';
import { deliveryStore, toast } from '@brasa/shared/runtime';
import { createSearch } from '@brasa/shared/search';
import { Button, Field, Stack, Text, TextInput, VisuallyHidden } from '@brasa/shared/ui';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { FoundList } from '../search/found-list.tsx';
import { searchText } from '../search/search-text.ts';
import { botText } from './bot-text.ts';

/** Letters and digits; signs do not count [DEC-268]. */
const shortest = 3;
const isLongEnough = (text: string): boolean => normalize(text).length >= shortest;
/** Milliseconds after the last letter [BOT-009]. */
const settling = 500;

/** The search of the shop, asked by the help button [DEC-268]. */
export function BotSearch({ onChoose }: { readonly onChoose: () => void }) {
  const catalog = useCatalog();
  const geoMenu = useStore(deliveryStore, (delivery) => delivery.geoMenu);
  const search = useMemo(() => createSearch(catalog, geoMenu), [catalog, geoMenu]);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), settling);
    return () => clearTimeout(timer);
  }, [typed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLongEnough(typed)) return void toast({ kind: 'warning', text: botText.tooShort, preventDuplicate: true });
    setAsked(typed.trim());
  };
  const isLong = isLongEnough(asked);
  const products = isLong ? search(asked).products : [];

  return (
    <Stack as="form" role="search" onSubmit={submit}>
      <Field label={botText.search} name="bot-search">
        <TextInput type="search" autoComplete="off" enterKeyHint="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Button type="submit">{botText.find}</Button>
      <div role="status">
        {isLong && products.length === 0 && <Text tone="soft">{botText.nothing}</Text>}
        {products.length > 0 && <VisuallyHidden>{searchText.found(products.length)}</VisuallyHidden>}
      </div>
      {products.length > 0 && <FoundList catalog={catalog} products={products} onChoose={onChoose} label={searchText.products} />}
    </Stack>
  );
}
