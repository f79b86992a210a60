import { type EmbedProvider, embedProviders } from './embed-providers.ts';

/** Something from elsewhere that a page may frame. */
export type Embed = {
  provider: string;
  kind: EmbedProvider['kind'];
  /** Address of the frame. */
  src: string;
  /** The address that staff pasted, where shoppers may go instead. */
  page: string;
  /** What the frame may do (`sandbox`), and what of the browser it may use (`allow`). */
  sandbox: string;
  allow: string;
};

type Kind = EmbedProvider['kind'];

const always = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Never `allow-top-navigation`: a frame may not lead the shopper away by itself. */
const terms: Record<Kind, Pick<Embed, 'sandbox' | 'allow'>> = {
  video: {
    sandbox: `${always} allow-presentation`,
    allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
  },
  map: { sandbox: always, allow: 'fullscreen' },
  tour: { sandbox: always, allow: 'fullscreen; xr-spatial-tracking' },
  booking: { sandbox: `${always} allow-forms`, allow: '' },
  social: { sandbox: `${always} allow-forms`, allow: 'encrypted-media; fullscreen' },
};

/** The frame for an address that staff pasted; null when no provider on the list has it, or when it is not https (BLK-08). */
export function embedOf(address: string | null | undefined, kinds?: readonly Kind[]): Embed | null {
  const url = parsed(address);
  if (!url) return null;
  for (const { title, kind, frame } of embedProviders) {
    const src = !kinds || kinds.includes(kind) ? frame(url) : null;
    if (src) return { provider: title, kind, src, page: url.href, ...terms[kind] };
  }
  return null;
}

/**
 * Returns for staff why an address cannot be shown inside a page, or `true`. Nothing pasted is no
 * fault of the address.
 */
export function checkEmbed(address: string | undefined, kinds?: readonly Kind[]): true | string {
  if (!address || embedOf(address, kinds)) return true;
  if (/<\s*iframe/i.test(address)) return 'Paste only the address: what is between the quotes after src=.';
  const allowed = embedProviders.filter(({ kind }) => !kinds || kinds.includes(kind));
  const near = allowed.find(({ source }) => parsed(address)?.hostname.includes(nameOf(source)));
  if (near) return `This address of ${near.title} cannot be shown inside a page. It should look like ${near.example}`;
  return `Only ${listed(allowed.map(({ title }) => title))} can be shown inside a page, for the safety of shoppers. Ask your administrator for another.`;
}

function parsed(address: string | null | undefined): URL | null {
  const text = address?.trim() ?? '';
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.port === '' ? url : null;
}

/** The name by which a provider is listed, "www.facebook.com" → "facebook". */
const nameOf = (source: string): string =>
  new URL(source).hostname.replace(/^(?:www|player|my|consumer)\./, '').split(/[.-]/)[0] ?? '';

function listed(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
