/** Files that staff upload and pages play: their kinds, by the ending of their names. Nothing else is served. */
const fileTypes = { mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt; charset=utf-8' } as const;
type FileEnding = keyof typeof fileTypes;

/** A file of the content service: `name` as the service knows it, `type` as browsers are told. */
export type ServedFile = { name: string; type: string };

/** Where the site's own host serves a file of the content service ("file-<hash>-mp4"); null for one that no page plays. */
export function fileAddress(assetId: string | null | undefined): string | null {
  const [, hash, ending] = /^file-([a-zA-Z0-9]+)-([a-z0-9]+)$/.exec(assetId ?? '') ?? [];
  return hash && ending && isServed(ending) ? `/file/${hash}.${ending}` : null;
}

/** What an address of the file route asks for; null when it is none that `fileAddress` can make. */
export function parseFileAddress(pathname: string): ServedFile | null {
  const [, hash, ending] = /^\/file\/([a-zA-Z0-9]+)\.([a-z0-9]+)$/.exec(pathname) ?? [];
  return hash && ending && isServed(ending) ? { name: `${hash}.${ending}`, type: fileTypes[ending] } : null;
}

/** Whether a file's address is one of a video, and not of its captions. */
export const isVideo = (address: string): boolean => /\.(?:mp4|webm)$/.test(address);

const isServed = (ending: string): ending is FileEnding => Object.hasOwn(fileTypes, ending);
