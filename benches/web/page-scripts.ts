import { brotliCompressSync } from 'node:zlib';
import { ask, type Target } from './servers.ts';

export type Script = { path: string; bytes: number };

/** Every script file that the page's own markup names, at once or for its late scripts, but those for browsers without modules. */
export async function scriptsOf(
  { port, host }: Pick<Target, 'port' | 'host'>,
  path = '/',
  cookie = '',
): Promise<Script[]> {
  const page = await ask(port, host, path, 'identity', cookie);
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
  const html = page.body.toString('utf8');
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(([tag]) => !/\bnomodule\b/i.test(tag));
  const preloads = [...html.matchAll(/<link\b[^>]*\bas="script"[^>]*\bhref="([^"]+)"[^>]*>/g)];
  const late = [...html.matchAll(/[[,]"(\/_next\/static\/[^"]+\.js)"/g)];
  const paths = new Set([...tags, ...preloads, ...late].map(([, src = '']) => src.replaceAll('&amp;', '&')));
  return Promise.all(
    [...paths].map(async (script) => {
      const { status, body } = await ask(port, host, script);
      if (status !== 200) throw new Error(`${script} answered ${status}`);
      return { path: script, bytes: brotliCompressSync(body).length };
    }),
  );
}

export const bytesOf = (scripts: readonly Script[]) => scripts.reduce((total, { bytes }) => total + bytes, 0);
