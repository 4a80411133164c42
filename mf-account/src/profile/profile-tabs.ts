import type { Customer } from '@brasa/shared/wire/customer-wire';
import type { ComponentType } from 'react';
import { SavedLocations } from '../locations/saved-locations.tsx';
import { SecurityScreen } from '../security/security-screen.tsx';
import { CertificatesScreen } from './certificates-screen.tsx';
import { CloseAccountScreen } from './close-account-screen.tsx';
import { PasswordScreen } from './password-screen.tsx';
import { PersonScreen } from './person-screen.tsx';
import { profileText } from './profile-text.ts';

export type ProfileTab = {
  /** Below `/profile`; its route stands in remote.json. */
  readonly path: string;
  readonly label: string;
  /** Exists only while the shop sells gift cards [DEC-033]. */
  readonly needsCertificates?: boolean;
  readonly Screen: ComponentType<{ readonly customer: Customer }>;
};

const { tabs } = profileText;

export const profileTabs: readonly ProfileTab[] = [
  { path: 'locations', label: tabs.locations, Screen: SavedLocations },
  { path: 'certificates', label: tabs.certificates, needsCertificates: true, Screen: CertificatesScreen },
  { path: 'user-data', label: tabs.person, Screen: PersonScreen },
  { path: 'change-password', label: tabs.password, Screen: PasswordScreen },
  { path: 'security', label: tabs.security, Screen: SecurityScreen },
  { path: 'delete-account', label: tabs.close, Screen: CloseAccountScreen },
];
