import { type StockSource, secretName } from '@/domain/stock/sources/stock-source.ts';
import { fetchSftp } from './fetch-sftp.ts';
import { fetchUrl } from './fetch-url.ts';
import { type Fetched, FetchFailed, type FetchLimits, type Validators } from './fetched.ts';

type Variables = Record<string, string | undefined>;

/**
 * Fetches a source by its kind; what signs in comes from the site's own variables, and goes to the host of STOCK_FEED_<SITE>_HOST alone:
 * staff may change the address, not whom the operator's secrets are for. Rejects with FetchFailed.
 */
export async function fetchSource(
  source: StockSource,
  since: Validators | null,
  { variables, limits, signal }: { variables: Variables; limits: FetchLimits; signal?: AbortSignal },
): Promise<Fetched> {
  const secret = (what: Parameters<typeof secretName>[1]) => variables[secretName(source.site, what)] || undefined;
  const { host = '' } = URL.parse(source.address) ?? {};
  if ((secret('PASSWORD') ?? secret('TOKEN') ?? secret('KEY')) && secret('HOST') !== host)
    throw new FetchFailed(
      `The password of this feed is not for ${host}: the operator has to set ${secretName(source.site, 'HOST')} to it.`,
    );
  const order = { source, since, limits, signal };
  if (source.kind === 'url')
    return fetchUrl({ ...order, secrets: { password: secret('PASSWORD'), token: secret('TOKEN') } });
  // A variable has one line in most places where it is set.
  const key = secret('KEY')?.replaceAll('\\n', '\n');
  return fetchSftp({ ...order, secrets: { password: secret('PASSWORD'), key } });
}
