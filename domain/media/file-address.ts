import { isPlainRev, type MediaOrigin, stockImageSource } from './image-address.ts';

/** Files that pages play: their kinds, by the ending of their names. Nothing else is served. */
const fileTypes = { mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt; charset=utf-8' } as const;
type FileEnding = keyof typeof fileTypes;

/**
 * A file that the site's own host serves: of the content service (`source` "content", `name` as in
 * the service) or of a media origin (`source` its name, `name` the path there). `type` as sent to
 * browsers.
 */
export type ServedFile = { source: string; name: string; type: string };

/** Where the site's own host serves a file of the content service ("file-<hash>-mp4"); null for one that no page plays. */
export function fileAddress(assetId: string | null | undefined): string | null {
  const [, hash, ending] = /^file-([a-zA-Z0-9]+)-([a-z0-9]+)$/.exec(assetId ?? '') ?? [];
  return hash && ending && isServed(ending) ? `/file/${hash}.${ending}` : null;
}

/** Where the site's own host serves a video of stock; null when its origin is not on the list, or when no page plays it. */
export function stockFileAddress(url: string, origins: readonly MediaOrigin[]): string | null {
  const found = stockImageSource(url, origins);
  if (!found || !isPlainRev(found.rev) || !parseFileAddress(`/file/${found.source}/${found.path}`)) return null;
  return `/file/${found.source}/${found.path}`;
}

/**
 * The file that an address of the file route names; null when it is none that the functions above
 * can make.
 */
export function parseFileAddress(pathname: string): ServedFile | null {
  const [, source = 'content', name = '', ending = ''] =
    /^\/file\/(?:([a-z0-9-]+)\/)?((?:[\w-]+\/){0,6}[\w-]+\.([a-z0-9]+))$/.exec(pathname) ?? [];
  if (!isServed(ending) || (source === 'content' && !/^[a-zA-Z0-9]+\.[a-z0-9]+$/.test(name))) return null;
  return { source, name, type: fileTypes[ending] };
}

/** Whether a file's address is one of a video, and not of its captions. */
export const isVideo = (address: string): boolean => /\.(?:mp4|webm)$/.test(address);

const isServed = (ending: string): ending is FileEnding => Object.hasOwn(fileTypes, ending);
