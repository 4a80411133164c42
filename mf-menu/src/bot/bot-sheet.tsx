import { lazyPart, useSite } from '@brasa/shared/react';
import { Button, Sheet, Stack, theme } from '@brasa/shared/ui';
import { Phone, Search } from '@brasa/shared/ui/icons';
import { PhoneLink } from '@brasa/shared/ui/phone-link';
import styled from '@emotion/styled';
import { useState } from 'react';
import { botText } from './bot-text.ts';

/** The search is needed by who searches. It is one file: a file of what it shares with the search dialog would be one more name in every page. */
const BotSearch = lazyPart(async () => (await import(/* webpackChunkName: "whole" */ './bot-search.tsx')).BotSearch, { apology: botText.searchMissing });

/** Looks like the button beside it; it dials. */
const Dial = styled(PhoneLink)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.sm};
  min-height: ${theme.touchTarget};
  padding: 0.5rem 1.25rem;
  border: 2px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.ink};
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
`;

type Props = { readonly open: boolean; readonly onClose: () => void; readonly onHide: () => void };

/** What the customer may need, two answers deep [BOT-004…BOT-007]. */
export function BotSheet({ open, onClose, onHide }: Props) {
  const { callCenterPhone } = useSite();
  const [searching, setSearching] = useState(false);
  const close = () => {
    setSearching(false);
    onClose();
  };
  return (
    <Sheet open={open} onClose={close} title={botText.greeting}>
      {searching ? (
        <Stack>
          <BotSearch onChoose={close} />
          <Button variant="ghost" onClick={() => setSearching(false)}>
            {botText.back}
          </Button>
        </Stack>
      ) : (
        <Stack gap="sm">
          <Button variant="secondary" full onClick={() => setSearching(true)}>
            <Search size={20} aria-hidden="true" />
            {botText.product}
          </Button>
          {callCenterPhone !== '' && (
            <Dial number={callCenterPhone}>
              <Phone size={20} aria-hidden="true" />
              {botText.adviser}
            </Dial>
          )}
          <Button variant="ghost" onClick={onHide}>
            {botText.hide}
          </Button>
        </Stack>
      )}
    </Sheet>
  );
}
