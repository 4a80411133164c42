import { Button, Field, media, Notice, Select, Text, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { Coordinates, Geography } from '../domain/delivery.ts';
import { byName } from '../domain/text.ts';
import { districtPlace } from './district-place.ts';
import { placeText } from './place-text.ts';

type Props = { readonly geography: Geography; readonly onPlace: (place: Coordinates) => void; /** Without a map this is the way. */ readonly open: boolean; /** Asks for the lists again where they could not be had. */ readonly onRetry?: (() => void) | undefined };

const sorted = (options: readonly { readonly value: string; readonly label: string }[]) => options.toSorted((one, other) => byName(one.label, other.label));
const unique = (values: readonly string[]): string[] => [...new Set(values)].filter((value) => value !== '');
const zoneNumber = (zone: string): number => Number(/\d+/.exec(zone)?.[0] ?? 0);

/** Where one lives, chosen from lists: works without a map, without a pointer and without seeing. */
export function PlaceLists({ geography: { departments, cities, districts, shops }, onPlace, open, onRetry }: Props) {
  const [department, setDepartment] = useState('');
  const [city, setCity] = useState('');
  const [zone, setZone] = useState('');
  const [district, setDistrict] = useState('');
  const [isUnknown, setUnknown] = useState(false);

  const ofCity = districts.filter(({ cityCode }) => cityCode === city);
  const zones = unique(ofCity.map((each) => each.zone)).toSorted((one, other) => zoneNumber(one) - zoneNumber(other) || byName(one, other));
  const choose = (code: string): void => {
    setDistrict(code);
    const place = districtPlace({ districts, shops }, code);
    setUnknown(place === null);
    if (place) onPlace(place);
  };

  if (departments.length === 0 && onRetry) {
    return (
      <Notice kind="warning" live action={<Button variant="ghost" onClick={onRetry}>{placeText.retry}</Button>}>
        {placeText.noLists}
      </Notice>
    );
  }
  return (
    <Details open={open}>
      <summary>{placeText.lists}</summary>
      <Text size="sm" tone="soft">
        {placeText.listsHint}
      </Text>
      <Fields>
        <Field label={placeText.department} name="departamento">
          <Select
            value={department}
            placeholder={placeText.chooseDepartment}
            options={sorted(departments.filter(({ code }) => cities.some((each) => each.departmentCode === code)).map(({ code, name }) => ({ value: code, label: name })))}
            onChange={(event) => (setDepartment(event.target.value), setCity(''), setZone(''), setDistrict(''), setUnknown(false))}
          />
        </Field>
        <Field label={placeText.municipality} name="municipio">
          <Select
            value={city}
            disabled={department === ''}
            placeholder={placeText.chooseMunicipality}
            options={sorted(cities.filter(({ departmentCode }) => departmentCode === department).map(({ code, name }) => ({ value: code, label: name })))}
            onChange={(event) => {
              const code = event.target.value;
              setCity(code);
              setZone('');
              setDistrict('');
              setUnknown(!districts.some(({ cityCode }) => cityCode === code));
            }}
          />
        </Field>
        <Field label={placeText.zone} name="zona">
          <Select
            value={zone}
            disabled={zones.length === 0}
            placeholder={placeText.chooseZone}
            options={zones.map((each) => ({ value: each, label: each }))}
            onChange={(event) => (setZone(event.target.value), setDistrict(''))}
          />
        </Field>
        <Field label={placeText.district} name="colonia">
          <Select
            value={district}
            disabled={city === '' || (zones.length > 0 && zone === '')}
            placeholder={placeText.chooseDistrict}
            options={sorted(ofCity.filter((each) => zones.length === 0 || each.zone === zone).map(({ code, name }) => ({ value: code, label: name })))}
            onChange={(event) => choose(event.target.value)}
          />
        </Field>
      </Fields>
      {isUnknown && (
        <Notice kind="warning" live>
          {placeText.noShopThere}
        </Notice>
      )}
    </Details>
  );
}

const Details = styled.details({
  padding: `0 ${theme.space.lg}`,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  '&[open]': { paddingBottom: theme.space.lg },
  '& > summary': { display: 'flex', alignItems: 'center', minHeight: theme.touchTarget, fontWeight: 600, cursor: 'pointer' },
  '& > summary::after': { content: '"" / ""', width: '0.5rem', height: '0.5rem', marginLeft: 'auto', borderRight: '2px solid', borderBottom: '2px solid', transform: 'rotate(45deg)' },
  '&[open] > summary::after': { transform: 'rotate(225deg)' },
});
const Fields = styled.div({ display: 'grid', gap: theme.space.md, marginTop: theme.space.md, [media.sm]: { gridTemplateColumns: '1fr 1fr' } });
