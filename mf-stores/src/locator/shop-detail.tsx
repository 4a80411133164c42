import type { Shop } from '@brasa/shared/domain/delivery';
import { ButtonLink, Heading, IconButton, Row, Stack, Text, theme } from '@brasa/shared/ui';
import { Navigation, X } from '@brasa/shared/ui/icons';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { directionsTo } from '../directions.ts';
import { hoursTextToday } from '../shop-hours.ts';
import type { ShopState } from '../use-shop-state.ts';
import { ChooseButton, OutsideLink } from './shop-actions.tsx';
import { storesText } from './stores-text.ts';

type Props = {
  readonly shop: Shop;
  readonly state: ShopState | null;
  readonly now: number | null;
  readonly path: string;
  /** Whoever selected it on a small screen left the list: the focus comes here. */
  readonly takesFocus: boolean;
  /** Counts: whoever selects the same shop again comes here again. */
  readonly selections: number;
  readonly onClose: () => void;
};

/** The selected shop, and what to do there [STO-024]. */
export function ShopDetail({ shop, state, now, path, takesFocus, selections, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [shop.id, takesFocus, selections]);
  return (
    <Box aria-label={`${storesText.selected}: ${shop.name}`}>
      <Stack gap="sm">
        <Row justify="between" align="start">
          <Heading level={2} size="lg" ref={heading} tabIndex={-1}>
            {shop.name}
          </Heading>
          <Close>
            <IconButton label={storesText.close} onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </Close>
        </Row>
        <Text size="sm">{shop.address}</Text>
        <Text size="sm" weight={600}>
          {hoursTextToday(shop, now)}
        </Text>
        {state?.opening && <Text size="sm">{state.opening}</Text>}
        <Row wrap>
          <ChooseButton {...{ shop, state }} variant="primary" />
          <OutsideLink href={directionsTo(shop)} rel="noreferrer" target="_blank">
            <Navigation size={18} aria-hidden="true" />
            {storesText.directions}
          </OutsideLink>
          <ButtonLink to={path} variant="ghost">
            {storesText.details}
          </ButtonLink>
        </Row>
      </Stack>
    </Box>
  );
}

const Close = styled.div({ margin: `calc(-1 * ${theme.space.sm}) calc(-1 * ${theme.space.sm}) calc(-1 * ${theme.space.md}) 0` });
const Box = styled.section({ padding: theme.space.lg, border: `1px solid ${theme.color.line}`, borderRadius: theme.radius.lg, background: theme.color.surface, boxShadow: theme.shadow.mid, '& h2:focus': { outline: 'none' } });
