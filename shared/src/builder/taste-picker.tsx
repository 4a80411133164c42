import { Picture, media, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useMemo } from 'react';
import { ownSpecialty } from '../domain/builder.ts';
import type { Catalog, Pictures, Product } from '../domain/catalog.ts';
import { soldOutText, useSoldOut } from './sold-out.ts';
import { choiceStates, plainFieldset } from './choice-styles.ts';
import { ingredientsText } from './ingredients-text.ts';

const Group = styled.fieldset`
  ${plainFieldset}
`;
const Shelf = styled.div`
  display: flex;
  gap: ${theme.space.sm};
  margin-inline: calc(-1 * ${theme.space.lg});
  padding: 0.25rem ${theme.space.lg} ${theme.space.sm};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${theme.space.lg};
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  ${media.md} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(6.75rem, 1fr));
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
const Taste = styled.label`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space.xs};
  width: 6.75rem;
  padding: ${theme.space.sm};
  border: 1.5px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  font-size: ${theme.size.sm};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  scroll-snap-align: start;
  ${choiceStates}
  ${media.md} {
    width: auto;
  }
`;
const Note = styled.small`
  font-size: ${theme.size.xs};
  font-weight: 500;
`;
const Face = styled(Picture)`
  width: 4.5rem;
  border-radius: 50%;
`;

/** A specialty looks like the pizza it is sold as. */
const facesOf = (catalog: Catalog): ReadonlyMap<number, Pictures> =>
  new Map(catalog.products.toReversed().flatMap((product) => {
    const specialty = ownSpecialty(catalog, product);
    return specialty ? [[specialty.id, product.pictures]] : [];
  }));

type Props = {
  readonly catalog: Catalog;
  readonly product: Product;
  readonly legend: string;
  readonly name: string;
  /** 0: no specialty. */
  readonly value: number;
  readonly onChange: (specialtyId: number | null) => void;
};

/** The specialties of the house as they look, or a pizza of one's own. */
export function TastePicker({ catalog, product, legend, name, value, onChange }: Props) {
  const faces = useMemo(() => facesOf(catalog), [catalog]);
  const { options: soldOut } = useSoldOut();
  const tastes = [
    { id: 0, name: ingredientsText.yourWay, face: product.pictures.small },
    ...catalog.specialties.map(({ id, name: specialty }) => ({ id, name: specialty, face: (faces.get(id) ?? product.pictures).small })),
  ];
  return (
    <Group>
      <legend>{legend}</legend>
      <Shelf>
        {tastes.map(({ id, name: taste, face }) => (
          <Taste key={id}>
            <input type="radio" name={name} disabled={soldOut.has(id) && value !== id} checked={value === id} onChange={() => onChange(id === 0 ? null : id)} />
            <Face picture={face} alt="" width={240} height={240} />
            {taste}
            {soldOut.has(id) && <Note>{soldOutText}</Note>}
          </Taste>
        ))}
      </Shelf>
    </Group>
  );
}
