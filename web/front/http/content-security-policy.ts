import { createHash } from 'node:crypto';
import { frameSources } from '@/domain/media/embed-providers.ts';

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const executable = /^(?:|module|(?:text|application)\/javascript)$/;

/** `'sha256-…'` of each inline script of `html` that a browser would run, in order, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (/\bsrc\s*=/.test(attributes)) continue;
    const type = /\btype\s*=\s*"?([^"\s>]*)/.exec(attributes)?.[1] ?? '';
    if (executable.test(type)) hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}

const always = "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'";

/**
 * The policy of one finished page: scripts of our own files, and the inline ones that it was rendered with, by their hashes.
 * Styles stay open inline, since themes are style attributes. The studio on the same origin may frame every page (preview); a page
 * may frame what is on the list of providers, which comes with a click, and nothing else (BLK-08).
 */
export function pagePolicy(html: string, tagHosts: readonly string[] = []): string {
  const scripts = ["'self'", ...scriptHashes(html)].join(' ');
  const kinds = `style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-src ${frameSources.join(' ')}`;
  return withTagHosts(`default-src 'self'; script-src ${scripts}; ${kinds}; ${always}`, tagHosts);
}

/** A policy that lets in the hosts of the scripts of other companies too (PLUS-11): for scripts, and for what those load and send. */
export function withTagHosts(policy: string, hosts: readonly string[]): string {
  if (hosts.length === 0) return policy;
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule]));
  const others = hosts.map((host) => `https://${host}`).join(' ');
  for (const kind of ['script-src', 'style-src', 'img-src', 'frame-src', 'font-src', 'connect-src'])
    rules.set(kind, `${rules.get(kind) ?? `${kind} 'self'`} ${others}`);
  rules.set('connect-src', `${rules.get('connect-src')} ${hosts.map((host) => `wss://${host}`).join(' ')}`);
  return [...rules.values()].join('; ');
}

/** The studio's own policy; `services` are the origins of a content service elsewhere (hosted Sanity), none when embedded. */
export function studioPolicy(html: string, services: readonly string[] = []): string {
  const scripts = ["'self'", ...scriptHashes(html)].join(' ');
  const elsewhere = services.length > 0 ? ` ${services.join(' ')}` : '';
  return [
    `default-src 'self'`,
    `script-src ${scripts}`,
    `style-src 'self' 'unsafe-inline'`,
    `font-src 'self' data:`,
    `img-src 'self' data: blob:${elsewhere}`,
    `media-src 'self' blob:${elsewhere}`,
    `connect-src 'self'${elsewhere}`,
    `worker-src 'self' blob:`,
    always,
  ].join('; ');
}

/** Development: Next's overlay and React's debugging evaluate code, the reload channel is a socket, and the gallery frames itself. */
export const developmentPolicy = `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; frame-src 'self' ${frameSources.join(' ')}; ${always}`;
