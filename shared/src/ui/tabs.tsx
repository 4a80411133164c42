import styled from '@emotion/styled';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { media, theme } from './theme.ts';

const List = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  border-bottom: 1px solid ${theme.color.line};
`;
const Tab = styled.button`
  flex: 1;
  min-height: 3rem;
  padding: 0.5rem ${theme.space.md};
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: ${theme.radius.sm} ${theme.radius.sm} 0 0;
  background: none;
  color: ${theme.color.inkSoft};
  font-weight: 600;
  cursor: pointer;
  &[aria-selected='true'] {
    border-bottom-color: ${theme.color.primary};
    color: ${theme.color.ink};
  }
  ${media.hover} {
    &:hover {
      background: ${theme.color.sunken};
    }
  }
  ${media.md} {
    flex: none;
    padding-inline: ${theme.space.xl};
  }
  ${media.forced} {
    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
`;
const Panel = styled.div`
  padding-top: ${theme.space.lg};
`;

type Props = {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
};

/** Tabs after the ARIA pattern: arrows move between them, Tab goes on into the panel. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const here = tabs.findIndex(({ id }) => id === selected);
    const target = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  const open = tabs.find(({ id }) => id === selected) ?? tabs[0];
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={`tab-${id}`} type="button" role="tab" aria-selected={id === open?.id} aria-controls={`panel-${id}`} tabIndex={id === open?.id ? 0 : -1} onClick={() => onSelect(id)}>
            {title}
          </Tab>
        ))}
      </List>
      {open && (
        <Panel id={`panel-${open.id}`} role="tabpanel" aria-labelledby={`tab-${open.id}`} tabIndex={0}>
          {open.content}
        </Panel>
      )}
    </div>
  );
}
