import type { Metadata } from 'next';
import { type Destination, destinationsOf } from '@/domain/leads/destinations.ts';
import { webhookSecret } from '@/web/leads/deliver.ts';
import type { Database } from '@/web/records/database.ts';
import { destinationStates } from '@/web/records/destination-states.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { DestinationsPage } from '@/web/render/desk/destinations-page.tsx';

export const metadata: Metadata = { title: 'Where enquiries go', robots: { index: false }, icons: '/favicon.svg' };

export default deskPage(async ({ site, leads }) => {
  const { database } = leads.records;
  const shown = destinationsOf(site.options, []).map((one) => withKey(database, site.slug, one));
  const [destinations, states] = await Promise.all([Promise.all(shown), destinationStates(database, site.slug)]);
  return { page: <DestinationsPage destinations={destinations} states={states} now={Date.now()} /> };
});

/** A key is made when it is first looked at, or first needed. */
const withKey = async (database: Database, site: string, one: Destination) => ({
  ...one,
  key: one.kind === 'webhook' ? await webhookSecret(database, site, one.target) : '',
});
