import styled from '@emotion/styled';
import { bus } from '@brasa/shared/runtime';
import { IconButton, media, theme } from '@brasa/shared/ui';
import { Search } from '@brasa/shared/ui/icons';
import { NavLink } from 'react-router-dom';
import { text } from './layout-text.ts';

export const HeaderLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.touchTarget};
  padding-inline: ${theme.space.md};
  border-radius: ${theme.radius.pill};
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${theme.color.sunken};
    }
  }
  &[aria-current='page'] {
    color: ${theme.color.primary};
    text-decoration: underline 3px;
    text-underline-offset: 0.45em;
  }
`;

export const SearchButton = () => (
  <IconButton label={text.search} onClick={() => bus.publish('search/requested', {})}>
    <Search aria-hidden="true" />
  </IconButton>
);
