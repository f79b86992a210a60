import { pathOfRoute } from '@/domain/routes/route-of-path.ts';

/** The page that a message's link opens without signing in: it ends alerts, or confirms the address they go to. */
export const alertsPath = (token: string): string => pathOfRoute('alerts', { token });

/** Where mail programs post to end alerts by one press (RFC 8058). */
export const oneClickPath = (token: string): string => `/api/alerts/${token}`;
