/** What a request's target becomes before anything is routed by it. */
type RequestTarget =
  /** Its own normal form. */
  | { kind: 'normal' }
  /** Another spelling of `url`. */
  | { kind: 'moved'; url: string }
  | { kind: 'bad' };

/** Nearly all targets: no dots at the start of a segment, nothing doubled, nothing encoded, in the path. */
const plain =
  /^\/(?:[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*(?:\/[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)*\/?)?(?:\?[\x21-\x7e]*)?$/;
/** Letters that mean the same encoded and as they are (RFC 3986, 2.3). */
const unreserved = /%(?:2d|2e|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;
const normal: RequestTarget = { kind: 'normal' };
const bad: RequestTarget = { kind: 'bad' };

/**
 * Holds every address to one spelling, so that what is routed, proxied, cached and shown to Next is
 * the same address: encoded letters decoded, dot segments resolved, slashes single (RFC 3986,
 * 6.2.2). What could be read in two ways after that is `bad`: backslashes and control characters,
 * encoded or not, dot segments behind an encoded slash or encoded twice, and anything else that is not a path.
 */
export function requestTarget(target: string): RequestTarget {
  if (plain.test(target)) return normal;
  const ascii = inAscii(target);
  if (ascii === null || !ascii.startsWith('/') || /[^\x21-\x7e]|[\\#]/.test(ascii)) return bad;
  const end = ascii.indexOf('?');
  const path = end < 0 ? ascii : ascii.slice(0, end);
  const resolved = withoutDots(path.replace(unreserved, decodeURIComponent).replace(/\/{2,}/g, '/'));
  if (resolved === null || !isHarmless(resolved)) return bad;
  const url = resolved + ascii.slice(path.length);
  return url === target ? normal : { kind: 'moved', url };
}

/** Node hands raw bytes over as Latin-1; those of UTF-8 are encoded, others are not text. */
function inAscii(target: string): string | null {
  if (!/[\x80-\uffff]/.test(target)) return target;
  const bytes = Buffer.from(target, 'latin1');
  const text = bytes.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(bytes)) return null;
  return text.replace(/[^\0-\x7f]+/gu, encodeURIComponent);
}

/** Null when they would lead out of the root. */
function withoutDots(path: string): string | null {
  const parts: string[] = [];
  const segments = path.slice(1).split('/');
  for (const [at, segment] of segments.entries()) {
    const isDots = segment === '.' || segment === '..';
    if (segment === '..' && parts.pop() === undefined) return null;
    if (!isDots) parts.push(segment);
    else if (at === segments.length - 1) parts.push('');
  }
  return `/${parts.join('/')}`;
}

/** Decoded up to three times, as servers on the way may do, it holds no dot segment, backslash or control character. */
function isHarmless(path: string): boolean {
  let text = path;
  for (let round = 0; round < 3; round += 1) {
    const decoded = decodedOnce(text);
    if (decoded === null) return round > 0;
    if (/[\p{Cc}\\]/u.test(decoded) || decoded.split('/').some((it) => it === '.' || it === '..')) return false;
    text = decoded;
  }
  return true;
}

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
