import { media } from '@brasa/shared/ui';

/** A page with a bar at the lower edge of small screens is as tall as the screen: the bar is not left standing in its middle. */
export const fillsScreen = { minHeight: 'calc(100dvh - 3.5rem)', [media.md]: { minHeight: 0 } } as const;
