import { Badge, Button, ButtonLink, IconButton, media, Text, theme } from '@brasa/shared/ui';
import { ChevronDown, ChevronUp, GripVertical } from '@brasa/shared/ui/icons';
import type { SavedAddress } from '@brasa/shared/wire/customer-wire';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { dragRow } from './drag-row.ts';
import { locationsText as text } from './locations-text.ts';

type Props = {
  readonly address: SavedAddress;
  /** The order being made goes there. */
  readonly isUsed: boolean;
  /** The only one: there is no order to change. */
  readonly isOnly: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** It is back after it was deleted, and the button that had the focus is gone. */
  readonly takesFocus: boolean;
  readonly onMove: (by: -1 | 1, button: HTMLElement) => void;
  readonly onDrop: (from: number, to: number) => void;
  readonly onMain: () => void;
  readonly onDelete: () => void;
};

export function LocationRow({ address: { id, tag, isMain, address, reference, districtName, zoneName }, isUsed, isOnly, isFirst, isLast, takesFocus, onMove, onDrop, onMain, onDelete }: Props) {
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => void (takesFocus && remove.current?.focus()), [takesFocus]);
  return (
    <Row data-only={isOnly ? '' : undefined}>
      {/* For pointers alone: with a keyboard the arrows do the same. */}
      {!isOnly && (
        <Grip aria-hidden="true" onPointerDown={(event) => dragRow(event, onDrop)}>
          <GripVertical size={20} />
        </Grip>
      )}
      <Words>
        <Name>
          <Text as="span" weight={700} css={{ overflowWrap: 'anywhere' }}>
            {tag}
          </Text>
          {isMain && <Badge tone="success">{text.main}</Badge>}
          {isUsed && <Badge tone="info">{text.inUse}</Badge>}
        </Name>
        <Text css={{ overflowWrap: 'anywhere' }}>{[address, districtName, zoneName].filter((part) => part !== '').join(', ')}</Text>
        {reference !== '' && (
          <Text size="sm" tone="soft" css={{ overflowWrap: 'anywhere' }}>
            {reference}
          </Text>
        )}
      </Words>
      {!isOnly && (
        <Arrows>
          {/* Not `disabled`, which would take the focus from who presses it once too often. */}
          <IconButton label={text.up(tag)} aria-disabled={isFirst} onClick={({ currentTarget }) => void (isFirst || onMove(-1, currentTarget))}>
            <ChevronUp size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={text.down(tag)} aria-disabled={isLast} onClick={({ currentTarget }) => void (isLast || onMove(1, currentTarget))}>
            <ChevronDown size={20} aria-hidden="true" />
          </IconButton>
        </Arrows>
      )}
      <Actions>
        <ButtonLink to={`/profile/locations/${id}`} variant="ghost" aria-label={text.editOne(tag)}>
          {text.edit}
        </ButtonLink>
        <Button variant="ghost" ref={remove} aria-label={text.removeOne(tag)} onClick={onDelete}>
          {text.remove}
        </Button>
        {!isMain && (
          <Button variant="ghost" onClick={onMain} aria-label={`${text.makeMain}: ${tag}`}>
            {text.makeMain}
          </Button>
        )}
      </Actions>
    </Row>
  );
}

/** The narrowest phones with letters twice as large: the address stands below its grip and its arrows. */
const cramped = '@media (max-width: 15rem)';
const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${theme.space.sm} ${theme.space.xs}`,
  padding: `${theme.space.md} ${theme.space.sm}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.lg,
  background: theme.color.surface,
  '&[data-only]': { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: theme.space.lg },
  '&[data-dragged]': { position: 'relative', zIndex: 1, boxShadow: theme.shadow.high },
  '& [aria-disabled="true"]': { opacity: 0.35, cursor: 'not-allowed' },
  [media.sm]: { padding: theme.space.lg },
  [cramped]: { '&:not([data-only])': { gridTemplateColumns: 'auto auto', justifyContent: 'space-between' } },
});
const Grip = styled.span({ display: 'grid', placeItems: 'center', alignSelf: 'start', width: '2rem', height: theme.touchTarget, color: theme.color.inkSoft, cursor: 'grab', touchAction: 'none', userSelect: 'none', '&:active': { cursor: 'grabbing' } });
const Words = styled.div({ display: 'grid', gap: theme.space.xs, alignContent: 'start', paddingTop: theme.space.sm, [cramped]: { 'li:not([data-only]) > &': { gridArea: '2 / 1 / auto / -1', paddingInline: theme.space.sm } } });
const Name = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.sm });
const Arrows = styled.div({ display: 'flex', alignSelf: 'start' });
/** Of a button without a visible frame, with the frame: so far outside it stands, its words stand in line with those above. */
const buttonPadding = 'calc(1.25rem + 2px)';
const Actions = styled.div({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  '[data-only] > &': { marginLeft: `calc(-1 * ${buttonPadding})` },
  [media.sm]: { marginLeft: `calc(-1 * ${buttonPadding})`, 'li:not([data-only]) > &': { gridColumn: '2 / -1' } },
});
