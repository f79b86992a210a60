/** What may be shown inside a page from elsewhere, and on which terms. */
export type EmbedProvider = {
  key: string;
  title: string;
  kind: 'video' | 'map' | 'tour' | 'booking' | 'social';
  /** The frames that the page's policy lets in: an origin, or a folder of it with its slash at the end (CSP `frame-src`). */
  source: string;
  /** What staff may paste; the studio shows it as help. */
  example: string;
  /** The frame's address for a pasted one; null when it is none of this provider's. */
  frame: (address: URL) => string | null;
};

const hostIs = ({ hostname }: URL, ...names: string[]): boolean => names.includes(hostname.replace(/^(?:www|m)\./, ''));

function youTubeFrame(address: URL): string | null {
  const { pathname, searchParams } = address;
  if (!hostIs(address, 'youtube.com', 'youtu.be', 'youtube-nocookie.com')) return null;
  const named = /^\/(?:embed|shorts|live|v)\/([\w-]{11})$/.exec(pathname)?.[1];
  const short = hostIs(address, 'youtu.be') ? pathname.slice(1) : null;
  const id = named ?? short ?? searchParams.get('v') ?? '';
  return /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : null;
}

function vimeoFrame(address: URL): string | null {
  if (!hostIs(address, 'vimeo.com', 'player.vimeo.com')) return null;
  const [, id, hash] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?$/.exec(address.pathname) ?? [];
  const unlisted = hash ?? address.searchParams.get('h');
  return id
    ? `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${unlisted ? `&h=${encodeURIComponent(unlisted)}` : ''}`
    : null;
}

function facebookFrame(address: URL): string | null {
  if (!hostIs(address, 'facebook.com')) return null;
  if (/^\/plugins\/(?:page|post|video)\.php$/.test(address.pathname)) {
    return address.searchParams.has('href') ? `https://www.facebook.com${address.pathname}${address.search}` : null;
  }
  const page = /^\/([\w.-]+)\/?$/.exec(address.pathname)?.[1];
  const href = encodeURIComponent(`https://www.facebook.com/${page}`);
  return page ? `https://www.facebook.com/plugins/page.php?href=${href}&tabs=timeline&width=500&height=700` : null;
}

function instagramFrame(address: URL): string | null {
  if (!hostIs(address, 'instagram.com')) return null;
  const post = /^\/((?:p|reel)\/[\w-]+|[\w.]+)(?:\/embed)?\/?$/.exec(address.pathname)?.[1];
  return post ? `https://www.instagram.com/${post}/embed/` : null;
}

/** The address as it is, from one host and below one path. */
const asItIs =
  (host: string, path: RegExp) =>
  (address: URL): string | null =>
    address.hostname === host && path.test(address.pathname) ? address.href : null;

/** The one list of what pages may frame: the studio's checks, the blocks and the pages' policy are made from it (BLK-08). */
export const embedProviders: readonly EmbedProvider[] = [
  {
    key: 'youtube',
    title: 'YouTube',
    kind: 'video',
    source: 'https://www.youtube-nocookie.com',
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    frame: youTubeFrame,
  },
  {
    key: 'vimeo',
    title: 'Vimeo',
    kind: 'video',
    source: 'https://player.vimeo.com',
    example: 'https://vimeo.com/76979871',
    frame: vimeoFrame,
  },
  {
    key: 'google-maps',
    title: 'Google Maps',
    kind: 'map',
    source: 'https://www.google.com/maps/',
    example: 'https://www.google.com/maps/embed?pb=…',
    frame: asItIs('www.google.com', /^\/maps\/(?:embed|d\/embed)(?:\/|$)/),
  },
  {
    key: 'matterport',
    title: 'Matterport',
    kind: 'tour',
    source: 'https://my.matterport.com',
    example: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    frame: asItIs('my.matterport.com', /^\/show\/?$/),
  },
  {
    key: 'xtime',
    title: 'Xtime',
    kind: 'booking',
    source: 'https://consumer.xtime.net.au',
    example: 'https://consumer.xtime.net.au/scheduling/?webKey=…',
    frame: asItIs('consumer.xtime.net.au', /^\//),
  },
  {
    key: 'calendly',
    title: 'Calendly',
    kind: 'booking',
    source: 'https://calendly.com',
    example: 'https://calendly.com/your-name/test-drive',
    frame: asItIs('calendly.com', /^\/[^/]/),
  },
  {
    key: 'facebook',
    title: 'Facebook',
    kind: 'social',
    source: 'https://www.facebook.com/plugins/',
    example: 'https://www.facebook.com/yourpage',
    frame: facebookFrame,
  },
  {
    key: 'instagram',
    title: 'Instagram',
    kind: 'social',
    source: 'https://www.instagram.com',
    example: 'https://www.instagram.com/yourname/',
    frame: instagramFrame,
  },
];

/** What a page's policy sets for `frame-src`: exactly the frames of the list. */
export const frameSources: readonly string[] = embedProviders.map(({ source }) => source);
