import type { Metadata } from 'next';
import { destinationsOf, isWebhook } from '@/domain/leads/destinations.ts';
import type { Database } from '@/web/records/database.ts';
import { destinationStates } from '@/web/records/destination-states.ts';
import { webhookSecret } from '@/web/records/webhook-secret.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { DestinationsPage, type ShownDestination } from '@/web/render/desk/destinations-page.tsx';

export const metadata: Metadata = { title: 'Where enquiries go', robots: { index: false }, icons: '/favicon.svg' };

export default deskPage(async ({ site, leads }) => {
  const { database } = leads.records;
  const { eventWebhook } = site.options;
  const visits = isWebhook(eventWebhook) ? [{ kind: 'visits' as const, target: eventWebhook }] : [];
  const shown = [...destinationsOf(site.options, []), ...visits].map((one) => withKey(database, site.slug, one));
  const [destinations, states] = await Promise.all([Promise.all(shown), destinationStates(database, site.slug)]);
  return { page: <DestinationsPage destinations={destinations} states={states} now={Date.now()} /> };
});

/** A key is made when it is first looked at, or first needed. */
const withKey = async <One extends Omit<ShownDestination, 'key'>>(database: Database, site: string, one: One) => ({
  ...one,
  key: one.kind === 'webhook' || one.kind === 'visits' ? await webhookSecret(database, site, one.target) : '',
});
