import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import { serverName, serverSuffix, serverVersion } from './server-identity.ts';

type Dealer = { site: Pick<SiteIdentity, 'name'>; origin: string };

/** As much as a card holds of a text. */
const short = (text: string): string => [...text].slice(0, 100).join('');

export const cardType = 'application/mcp-server-card+json';
export const catalogType = 'application/ai-catalog+json';

/** The card of a dealer's endpoint (MCP Server Cards, SEP-2127): who it is and where, not what it can do. */
export const serverCard = ({ site, origin }: Dealer) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  name: serverName(origin),
  title: short(site.name),
  version: serverVersion,
  description: short(`Vehicles, finance estimates, opening hours and free times of ${site.name}.`),
  websiteUrl: origin,
  remotes: [{ type: 'streamable-http', url: `${origin}/mcp` }],
});

/** What a dealer offers assistants (AI Catalog 1.0). */
export const aiCatalog = ({ site, origin }: Dealer) => ({
  specVersion: '1.0',
  host: { displayName: site.name, documentationUrl: origin + pathOfRoute('llmsText') },
  entries: [
    {
      identifier: `urn:air:${new URL(origin).hostname}:mcp:${serverSuffix}`,
      displayName: site.name,
      type: cardType,
      url: origin + pathOfRoute('serverCard'),
      description: `The vehicles that ${site.name} has for sale, with finance estimates, opening hours and free times. Read-only.`,
      representativeQueries: [
        `Which vehicles does ${site.name} have for sale?`,
        'What would a loan for this vehicle cost a week, at which comparison rate?',
        `When is ${site.name} open this week?`,
      ],
    },
  ],
});
