import type { Category } from '@brasa/shared/domain/catalog';
import { categoryPath, mainCategories } from '@brasa/shared/domain/catalog-lookup';
import { useCatalog, useStore } from '@brasa/shared/react';
import { deliveryStore } from '@brasa/shared/runtime';
import { createSearch, isSearched } from '@brasa/shared/search';
import { Button, ChipLink, EmptyState, Heading, IconButton, Row, Stack, VisuallyHidden, media, theme } from '@brasa/shared/ui';
import { Search, X } from '@brasa/shared/ui/icons';
import { useModal } from '@brasa/shared/ui/modal';
import styled from '@emotion/styled';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { FoundList } from './found-list.tsx';
import { searchText } from './search-text.ts';

const Box = styled.dialog`
  flex-direction: column;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  &[open] {
    display: flex;
  }
  &:focus {
    outline: none;
  }
  &::backdrop {
    background: rgb(43 22 12 / 55%);
  }
  ${media.md} {
    width: min(100% - 2rem, 44rem);
    height: fit-content;
    min-height: 24rem;
    max-height: min(100dvh - 4rem, 46rem);
    margin: 2rem auto auto;
    border-radius: ${theme.radius.xl};
    box-shadow: ${theme.shadow.high};
  }
  ${media.forced} {
    border: 2px solid CanvasText;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  flex: none;
  padding: ${theme.space.md};
  border-bottom: 1px solid ${theme.color.line};
  & > button {
    padding-inline: ${theme.space.sm};
  }
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  flex: 1;
  min-width: 0;
  min-height: 3rem;
  padding-left: 0.625rem;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  &:focus-within {
    border-color: ${theme.color.focus};
    box-shadow: inset 0 0 0 1px ${theme.color.focus};
  }
  & > svg {
    flex: none;
    color: ${theme.color.inkSoft};
  }
  & > input {
    flex: 1;
    min-width: 0;
    height: 2.75rem;
    padding: 0 ${theme.space.xs} 0 ${theme.space.sm};
    border: 0;
    text-overflow: ellipsis;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
  }
  & > input::-webkit-search-cancel-button {
    display: none;
  }
`;
const Results = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${theme.space.lg};
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Categories meant for small screens stay there [DEC-078]. */
  ${media.lg} {
    & [data-small-only] {
      display: none;
    }
  }
`;
const Craving = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${theme.space.xl};
  min-height: 40%;
  padding: ${theme.space['2xl']} ${theme.space.lg};
  text-align: center;
`;

type Props = { readonly onClose?: () => void };

/** Search over everything that is for sale. It exists while it is open: the next time it starts empty [SRCH-008]. */
export function SearchDialog({ onClose = () => {} }: Props) {
  const catalog = useCatalog();
  const geoMenu = useStore(deliveryStore, (delivery) => delivery.geoMenu);
  const search = useMemo(() => createSearch(catalog, geoMenu), [catalog, geoMenu]);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const { products, categories } = useMemo(() => search(text), [search, text]);
  const modal = useModal(true, onClose, true);
  const input = useRef<HTMLInputElement>(null);

  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  const count = products.length + categories.length;
  const isShort = !isSearched(text);

  return (
    <Box {...modal} aria-label={searchText.title}>
      <Head role="search">
        <Bar>
          <Search size={20} aria-hidden="true" />
          <input
            ref={input}
            type="search"
            aria-label={searchText.title}
            placeholder={searchText.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            // What the dialog is for.
            data-autofocus=""
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {typed !== '' && (
            <IconButton label={searchText.clear} onClick={clear}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          )}
        </Bar>
        <Button variant="ghost" onClick={onClose}>
          {searchText.close}
        </Button>
      </Head>
      <Results>
        <VisuallyHidden role="status">{isShort ? '' : count === 0 ? searchText.nothing : searchText.found(count)}</VisuallyHidden>
        {count === 0 ? (
          <Craving>
            {isShort ? (
              <Heading level={2} size="2xl">
                {searchText.craving}
              </Heading>
            ) : (
              <EmptyState drawing="search" title={searchText.nothing} />
            )}
            <nav aria-label={searchText.browse}>
              <CategoryChips categories={mainCategories(catalog)} onChoose={onClose} centred />
            </nav>
          </Craving>
        ) : (
          <Stack gap="xl">
            {products.length > 0 && (
              <Stack as="section" gap="sm">
                <Heading level={2} size="lg" id="found-products">
                  {searchText.products}
                </Heading>
                <FoundList catalog={catalog} products={products} onChoose={onClose} labelledBy="found-products" />
              </Stack>
            )}
            {categories.length > 0 && (
              <Stack as="section" gap="sm">
                <Heading level={2} size="lg">
                  {searchText.categories}
                </Heading>
                <CategoryChips categories={categories} onChoose={onClose} />
              </Stack>
            )}
          </Stack>
        )}
      </Results>
    </Box>
  );
}

type ChipsProps = { readonly categories: readonly Category[]; readonly onChoose: () => void; readonly centred?: boolean };

const CategoryChips = ({ categories, onChoose, centred = false }: ChipsProps) => (
  <Row wrap justify={centred ? 'center' : 'start'}>
    {categories.map((category) => (
      <ChipLink key={category.id} to={categoryPath(category)} onClick={onChoose} data-small-only={category.onlyOnSmallScreens || undefined}>
        {category.name}
      </ChipLink>
    ))}
  </Row>
);
