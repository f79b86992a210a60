import { brotliCompressSync } from 'node:zlib';
import { sendRequest, type Target } from './servers.ts';

export type Script = { path: string; bytes: number };

/** Every script file that the page's own markup names, at once or for its late scripts, but those for browsers without modules. */
export async function scriptsOf(
  { port, host }: Pick<Target, 'port' | 'host'>,
  path = '/',
  cookie = '',
): Promise<Script[]> {
  const page = await sendRequest(port, host, path, 'identity', cookie);
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
  const html = page.body.toString('utf8');
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(([tag]) => !/\bnomodule\b/i.test(tag));
  const preloads = [...html.matchAll(/<link\b[^>]*\bas="script"[^>]*\bhref="([^"]+)"[^>]*>/g)];
  const late = [...html.matchAll(/[[,]"(\/_next\/static\/[^"]+\.js)"/g)];
  const paths = new Set([...tags, ...preloads, ...late].map(([, src = '']) => src.replaceAll('&amp;', '&')));
  return Promise.all([...paths].map((script) => compressed(port, host, script)));
}

/** Scripts by port and path, which names their content: pages share most of them. */
const weighed = new Map<string, Promise<Script>>();

function compressed(port: number, host: string, path: string): Promise<Script> {
  const key = `${port}${path}`;
  const earlier = weighed.get(key);
  if (earlier) return earlier;
  const script = weighedNow(port, host, path);
  weighed.set(key, script);
  return script;
}

async function weighedNow(port: number, host: string, path: string): Promise<Script> {
  const { status, body } = await sendRequest(port, host, path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return { path, bytes: brotliCompressSync(body).length };
}

export const bytesOf = (scripts: readonly Script[]) => scripts.reduce((total, { bytes }) => total + bytes, 0);
