import { deliveryOutcome } from '@brasa/shared/domain/coverage';
import type { Coordinates } from '@brasa/shared/domain/delivery';
import { mostAddresses } from '@brasa/shared/domain/saved-addresses';
import { placeText } from '@brasa/shared/place/place-text';
import { saveAddress } from '@brasa/shared/place/save-address';
import { useCoverage } from '@brasa/shared/place/use-coverage';
import { useSavedAddresses } from '@brasa/shared/place/use-saved-addresses';
import { cartStore, toast } from '@brasa/shared/runtime';
import type { AddressToSave } from '@brasa/shared/wire/address-wire';
import type { SavedAddress } from '@brasa/shared/wire/customer-wire';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSessionEnd } from '../profile/use-session-end.ts';
import { followAddress } from './delivery-in-use.ts';
import { draftOf, dropDraft, keepDraft, type LocationValues } from './location-draft.ts';
import { locationsText as text } from './locations-text.ts';

/** Which field of the form a field of the api is. */
const fieldNames: Readonly<Record<string, keyof LocationValues>> = { categoria: 'tag', direccion: 'address', indicaciones: 'reference' };

/** Why it was not saved: the address is gone, the account is full, or what the api or the network says. */
type Trouble = { readonly kind: 'gone' | 'full' | 'other'; readonly message: string };

type Props = { readonly address: SavedAddress | null; readonly email: string; readonly onSaved: () => void };

/** An address while it is written. What is typed stays until it is saved or given up, also when the page is left or the session ends. */
export function useLocationForm({ address, email, onSaved }: Props) {
  const { addresses = [], changed } = useSavedAddresses();
  const id = address?.id ?? null;
  const others = addresses.filter((each) => each.id !== id);
  const [draft] = useState(() => draftOf(email, id));
  const [place, setPlace] = useState<Coordinates | null>(draft?.place ?? address);
  const fields = useForm<LocationValues>({
    mode: 'onChange',
    defaultValues: draft?.values ?? { tag: address?.tag ?? '', address: address?.address ?? '', reference: address?.reference ?? '', isMain: address?.isMain ?? false },
  });
  const asked = useCoverage(place);
  const [problem, setProblem] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** «Guardar» was pressed before the shop answered about the place. */
  const [isWaiting, setWaiting] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  const isOver = useRef(false);
  const isTouched = useRef(draft !== undefined);

  useEffect(() => {
    if (isTouched.current) keepDraft(email, id, { values: fields.getValues(), place });
    return fields.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        if (isOver.current) return;
        if (isTouched.current || Object.keys(dirtyFields).length > 0) keepDraft(email, id, { values, place });
        else dropDraft(email, id);
      },
    });
  }, [fields, email, id, place]);
  useSessionEnd(() => draftOf(email, id) !== undefined);

  async function send(as: number | null): Promise<void> {
    const { coverage } = asked;
    const isFilled = await fields.trigger(undefined, { shouldFocus: place !== null });
    const isCovered = coverage === undefined || deliveryOutcome(coverage, { scheduled: true }).kind !== 'no-coverage';
    setProblem(place === null ? placeText.placeFirst : isCovered ? undefined : text.notCovered);
    if (place === null || !isCovered) answer.current?.scrollIntoView?.({ block: 'center' });
    if (!isFilled || place === null || !isCovered) return;

    const { tag, address: street, reference, isMain } = fields.getValues();
    const toSave: AddressToSave = {
      id: as,
      tag: tag.trim(),
      isMain: isMain === true,
      address: street.trim(),
      reference: reference.trim(),
      latitude: place.latitude,
      longitude: place.longitude,
      districtCode: coverage?.districtCode ?? '',
      districtName: coverage?.districtName ?? '',
      zoneCode: coverage?.zoneCode ?? null,
      zoneName: coverage?.zoneName ?? '',
    };
    setSaving(true);
    setTrouble(null);
    const result = await saveAddress(toSave);
    if (result.kind === 'saved') {
      toast({ kind: 'success', text: result.message });
      const followed = followAddress({ ...toSave, id: result.id }, coverage);
      if (followed && cartStore.get().lines.length > 0) toast({ kind: followed === 'cleared' ? 'warning' : 'info', text: followed === 'cleared' ? text.deliveryCleared : text.deliveryFollows });
      isOver.current = true;
      dropDraft(email, id);
      await changed();
      return onSaved();
    }
    setSaving(false);
    if (result.kind === 'failed') return setTrouble({ kind: 'other', message: result.message });
    const known = result.problems.flatMap(({ field, message }) => (fieldNames[field] === undefined ? [] : [{ name: fieldNames[field], message }]));
    known.forEach(({ name, message }, index) => fields.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }));
    toast({ kind: 'warning', text: result.message, preventDuplicate: true });
    setTrouble(known.length > 0 ? null : { kind: 'other', message: result.message });
    // Another tab or device may have been faster: what is there now says why.
    await changed();
  }

  // After a refusal the addresses were asked for again.
  const isGone = id !== null && others.length === addresses.length;
  const isFull = id === null && addresses.length >= mostAddresses;
  const reason: Trouble | null = trouble && { ...trouble, kind: isGone ? 'gone' : isFull ? 'full' : 'other' };

  const save = (): void => {
    if (isSaving) return;
    if (place !== null && asked.isChecking) return setWaiting(true);
    void send(id);
  };
  useEffect(() => {
    if (!isWaiting || asked.isChecking) return;
    setWaiting(false);
    void send(id);
  }, [isWaiting, asked.isChecking]);

  return {
    fields,
    place,
    movePin: (to: Coordinates): void => {
      isTouched.current = true;
      setPlace(to);
      setProblem(undefined);
      setWaiting(false);
    },
    asked,
    problem,
    answer,
    others,
    trouble: reason,
    isDraft: draft !== undefined,
    isSaving: isSaving || isWaiting,
    save,
    saveAsNew: (): void => void send(null),
    discard: (): void => {
      isOver.current = true;
      dropDraft(email, id);
    },
  };
}
