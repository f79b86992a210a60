import { randomBytes } from 'node:crypto';
import type { Configuration } from './configuration.ts';
import { choosePort } from './ports.ts';
import type { Services, StaffSignIn } from './services.ts';

const freshKey = (prefix: string): string => `${prefix}${randomBytes(24).toString('base64url')}`;
/** Letters and digits alone, as payment keys are. */
const freshLetters = (prefix: string): string => `${prefix}${randomBytes(24).toString('hex')}`;
const loopback = (port: number): string => `http://127.0.0.1:${port}`;

/**
 * Addresses and keys of this start: real engines from the configuration, embedded ones on the ports and with the keys
 * of the last start, so that a developer's tools stay connected.
 */
export async function settleServices(
  wanted: Configuration,
  earlier: Services | null,
  staff: StaffSignIn[],
): Promise<Services> {
  const { content, search, records } = wanted.external;
  return {
    web: { url: `http://localhost:${wanted.port}` },
    content: content ? hostedContent(content) : await embeddedContent(earlier),
    search: search ?? (await embeddedSearch(earlier)),
    records: records ?? (await embeddedRecords(earlier)),
    media: { url: loopback(await choosePort(portOf(earlier?.media.url))) },
    sandbox: {
      url: loopback(await choosePort(portOf(earlier?.sandbox?.url))),
      smtpUrl: `smtp://127.0.0.1:${await choosePort(portOf(earlier?.sandbox?.smtpUrl))}`,
      paymentsKey: earlier?.sandbox?.paymentsKey || freshLetters('sk_test_'),
      paymentsSecret: earlier?.sandbox?.paymentsSecret || freshLetters('whsec_'),
    },
    staff: content ? [] : staff,
  };
}

type Hosted = NonNullable<Configuration['external']['content']>;

function hostedContent({ projectId, dataset, token, webhookSecret }: Hosted): Services['content'] {
  return { url: `https://${projectId}.api.sanity.io`, projectId, dataset, token, webhookSecret: webhookSecret ?? '' };
}

async function embeddedContent(earlier: Services | null): Promise<Services['content']> {
  const before = earlier?.content.projectId === 'forecourt' ? earlier.content : null;
  return {
    url: loopback(await choosePort(portOf(before?.url))),
    projectId: 'forecourt',
    dataset: 'production',
    token: before?.token || freshKey('content_'),
    webhookSecret: before?.webhookSecret || freshKey('webhook_'),
  };
}

/**
 * The web's keys are requested from the running service by its admin key (search-key.ts); empty
 * until then.
 */
async function embeddedSearch(earlier: Services | null): Promise<Services['search']> {
  const before = isLoopback(earlier?.search.url) ? earlier?.search : null;
  return {
    url: loopback(await choosePort(portOf(before?.url))),
    adminKey: before?.adminKey || freshKey('search_'),
    searchKey: before?.searchKey ?? '',
    figuresKey: before?.figuresKey ?? '',
  };
}

async function embeddedRecords(earlier: Services | null): Promise<Services['records']> {
  const before = earlier?.records.folder ? new URL(earlier.records.url) : null;
  const port = await choosePort(before ? Number(before.port) : undefined);
  const password = before?.password || freshKey('');
  return { url: `postgres://app:${password}@127.0.0.1:${port}/forecourt`, folder: earlier?.records.folder };
}

const isLoopback = (url: string | undefined): boolean => url?.startsWith('http://127.0.0.1:') ?? false;

export function portOf(url: string | undefined): number | undefined {
  const port = url && URL.parse(url)?.port;
  return port ? Number(port) : undefined;
}
