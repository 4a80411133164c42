import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Gallery } from '../../shared/src/ui/gallery.tsx';
import { GlobalStyles } from '../../shared/src/ui/index.ts';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
const root = document.getElementById('gallery');

if (root)
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'bz', nonce })}>
      <GlobalStyles />
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </CacheProvider>,
  );
