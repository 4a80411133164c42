import * as emotion from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as styled from '@emotion/styled';
import * as reactQuery from '@tanstack/react-query';
import * as sharedReact from '@brasa/shared/react';
import * as runtime from '@brasa/shared/runtime';
import * as ui from '@brasa/shared/ui';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as router from 'react-router-dom';
import * as rxjs from 'rxjs';

declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const namespaces: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': router,
  rxjs,
  '@tanstack/react-query': reactQuery,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@emotion/styled': styled,
  '@brasa/shared/runtime': runtime,
  '@brasa/shared/react': sharedReact,
  '@brasa/shared/ui': ui,
};

/** One copy of each for the whole page: what remotes find under these names is this. */
export const libraries = Object.fromEntries(Object.entries(namespaces).map(([key, lib]) => [key, { version: SHARED_VERSIONS[key] ?? '0.0.0', lib: () => lib }]));
