import { createClient } from '@sanity/client';
import type { Instance } from '@/scripts/start/instance.ts';
import { cookieOf } from './rivals.ts';
import { counted, sendRequest } from './send-request.ts';

const slug = 'southbank-ford';

/** What a text would have to leave first, wherever it lands: an attribute, an element, a comment, a script, a template. */
const outOf = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '</script>',
  '</title>',
  '</textarea>',
  '</style>',
  '-->',
  ']]>',
  '`',
  '\u202e',
];
const beyond = ['\u0000', '\ud800', '\\', '\r\n\r\n', '%00', '${', '{{', '&#34;', '%22%3E', '日本"', '🚗">'];
const programs = [
  '<script>hold()</script>',
  '<img src=x onerror=hold()>',
  '<svg onload=hold()>',
  '<iframe srcdoc="<script>hold()</script>">',
  ' onmouseover=hold() x=',
  '<a href=javascript:hold()>x</a>',
  'javascript:hold()//',
  '<math><mi xlink:href=javascript:hold()>x',
  '<body onload=hold()>',
  '<details open ontoggle=hold()>',
  '{{constructor.constructor("hold()")()}}',
  '=HYPERLINK("http://x","hold()")',
  "'; drop table leads; --",
  '$where: hold()',
  '<!--#exec cmd="hold()"-->',
  '<style>@import "javascript:hold()"</style>',
];
const script = /<script\b[^>]*>([\s\S]*?)<\/script>/gi;
const tag = /<[a-z][\w:-]*(?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*\/?>/gi;
const attribute = /\s([^\s"'>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
const running = /^["']?\s*(?:javascript|vbscript|data:text\/html)/i;

/** What of a page would run `hold()`, as a browser reads its markup: a script, a handler, an address; empty where nothing would. */
function runningIn(html: string): string {
  const own = [...html.matchAll(script)].find(([, code = '']) => /^\s*hold\(/.test(code));
  if (own) return own[0];
  for (const [whole] of html.replaceAll(script, '').matchAll(tag))
    for (const [, name = '', value = ''] of whole.matchAll(attribute))
      if (/^on/i.test(name) || /^srcdoc$/i.test(name) || (/(?:href|src|action)$/i.test(name) && running.test(value)))
        return whole.slice(0, 200);
  return '';
}

type Texts = { sent: number; responses: string; faults: string[] };

/** `count` different texts, in the address of a search and of no page, in an enquiry that staff read, and on a page of the dealer's own. */
export async function hostileTexts(instance: Instance, port: number, count: number): Promise<Texts> {
  const pairs = programs.flatMap((program) => [...outOf, ...beyond].map((before) => `${before}${program}`));
  const texts = [...pairs, ...pairs.map((text) => `Alex ${text}${'x'.repeat(200)}`)].slice(0, count);
  const statuses: number[] = [];
  const faults: string[] = [];
  const cookie = await cookieOf(instance, port, slug);
  const look = async (what: string, text: string, path: string, options = {}) => {
    const { status, body } = await sendRequest(port, slug, path, options);
    statuses.push(status);
    if (status === 0 || status === 500) faults.push(`${what}, ${JSON.stringify(text)}: ${status || 'no answer'}`);
    const code = runningIn(body);
    if (code) faults.push(`${what}, ${JSON.stringify(text)}: ${code}`);
    return { status, body };
  };
  const run = Date.now().toString(36);
  for (const [at, text] of texts.entries()) {
    const copy = encodeURIComponent(text.toWellFormed());
    await look('a search', text, `/search/used-cars?query=${copy}`);
    await look('no page', text, `/none/${copy}`);
    const filled = { name: [text], last_name: [text], phone: ['0491 570 006'], message: [text] };
    const { status, body } = await look('an enquiry', text, '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${Math.floor(at / 250)}.${at % 250}` },
      body: JSON.stringify({ form: 'call-back', key: `text-${run}-${at}`, filled }),
    });
    if (status !== 201) continue;
    await look('the desk', text, `/desk/leads/${JSON.parse(body).lead_id}`, { headers: { cookie } });
  }
  await onPages(instance, texts, look);
  return { sent: texts.length, responses: counted(statuses), faults };
}

type Look = (what: string, text: string, path: string) => Promise<{ status: number; body: string }>;

/** The texts as headings of a page, its title and its addresses, past the studio, twenty blocks at a time. */
async function onPages(instance: Instance, texts: readonly string[], look: Look): Promise<void> {
  const { url, projectId, dataset, token } = instance.services.content;
  const client = createClient({
    projectId,
    dataset,
    token,
    apiHost: url,
    apiVersion: '2025-03-04',
    useProjectHostname: false,
    useCdn: false,
  });
  const made: string[] = [];
  for (let from = 0; from < texts.length; from += 20) {
    const some = texts.slice(from, from + 20).map((text) => text.toWellFormed());
    const [path, _id] = [`/hold-${from}`, `page-hold-${from}`];
    made.push(_id);
    const blocks = some.map((heading, at) => {
      const span = { _key: 's', _type: 'span', text: heading, marks: ['l'] };
      const markDefs = [{ _key: 'l', _type: 'link', href: heading }];
      const body = [{ _key: 'b', _type: 'block', style: 'normal', children: [span], markDefs }];
      return { _key: `k${at}`, _type: 'richText', heading, body };
    });
    const site = { _type: 'reference', _ref: `site-${slug}` };
    await client.createOrReplace({ _id, _type: 'page', site, path, title: some[0], description: some[1], blocks });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await look('a page', some[0] ?? '', path);
  }
  for (const id of made) await client.delete(id);
}
