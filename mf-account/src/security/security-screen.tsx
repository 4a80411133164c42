import { SessionsSection } from './sessions-section.tsx';

/** Where the customer is logged in. */
export const SecurityScreen = () => <SessionsSection />;
