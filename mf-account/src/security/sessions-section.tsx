import { useStore } from '@brasa/shared/react';
import { authStore, toast } from '@brasa/shared/runtime';
import { Badge, Button, Row as Line, Text } from '@brasa/shared/ui';
import type { OpenSession } from '@brasa/shared/wire/sessions-wire';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AccessResult } from '../access/access-calls.ts';
import { momentWords } from './moment-words.ts';
import { Answered, Row, Rows, Section } from './section.tsx';
import { endOtherSessions, endSession, sessionsQuery, useFreshLists } from './security-calls.ts';
import { securityText as text } from './security-text.ts';

/** The devices on which the customer is logged in, each of which can be logged out from here. */
export function SessionsSection() {
  const { session } = useStore(authStore);
  const query = useQuery(sessionsQuery(session));
  const fresh = useFreshLists();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Id of the session that is being ended; `others` for all but this one. */
  const [ending, setEnding] = useState<string | null>(null);

  /** `isOpen`: whether a session of the list is one of those that were to end. */
  const end = async (which: string, send: () => Promise<AccessResult>, endedText: string, isOpen: (session: OpenSession) => boolean): Promise<void> => {
    if (ending !== null) return;
    setEnding(which);
    const result = await send();
    const sessions = await fresh.sessions();
    const isEnded = result.kind === 'done' || (result.kind === 'failed' && sessions !== undefined && !sessions.some(isOpen));
    if (isEnded) toast({ kind: 'success', text: result.kind === 'done' && result.message !== '' ? result.message : endedText, preventDuplicate: true });
    else if (result.kind === 'refused') toast({ kind: 'warning', text: result.message, preventDuplicate: true });
    else toast({ kind: 'error', text: `${result.message} ${sessions ? text.notEnded : text.perhapsEnded}`.trim(), preventDuplicate: true });
    setEnding(null);
    // The button that was pressed is gone.
    if (isEnded || result.kind === 'refused') heading.current?.focus();
  };

  return (
    <Section title={text.sessions} lead={text.sessionsLead} headingRef={heading}>
      <Answered query={query}>
        {(sessions) => (
          <>
            <Rows>
              {sessions.map((each) => (
                <SessionRow key={each.id} session={each} isEnding={ending === each.id} onEnd={() => void end(each.id, () => endSession(each.id), text.ended, ({ id }) => id === each.id)} />
              ))}
            </Rows>
            {sessions.some(({ isCurrent }) => !isCurrent) && (
              <Button variant="secondary" loading={ending === 'others'} onClick={() => void end('others', endOtherSessions, text.othersEnded, ({ isCurrent }) => !isCurrent)}>
                {text.endOthers}
              </Button>
            )}
          </>
        )}
      </Answered>
    </Section>
  );
}

const SessionRow = ({ session: { device, startedAt, usedAt, isCurrent }, isEnding, onEnd }: { readonly session: OpenSession; readonly isEnding: boolean; readonly onEnd: () => void }) => (
  <Row>
    <div>
      <Line wrap>
        <Text as="span" weight={700}>
          {device}
        </Text>
        {isCurrent && <Badge tone="success">{text.thisSession}</Badge>}
      </Line>
      {!isCurrent && (
        <Text size="sm" tone="soft">
          {text.usedAt(momentWords(usedAt))}
        </Text>
      )}
      <Text size="sm" tone="soft">
        {text.openedAt(momentWords(startedAt))}
      </Text>
    </div>
    {!isCurrent && (
      <Button variant="ghost" aria-label={text.endOne(device, momentWords(startedAt))} loading={isEnding} onClick={onEnd}>
        {text.end}
      </Button>
    )}
  </Row>
);
