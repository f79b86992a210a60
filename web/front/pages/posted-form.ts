import type { IncomingMessage } from 'node:http';
import { unsentFiles } from '@/domain/leads/file-words.ts';
import { hiddenKeys, type SentForm } from '@/domain/leads/form.ts';
import { onlySender } from '@/web/accounts/account-cookies.ts';
import { bodyRooms } from '@/web/front/http/body-room.ts';
import { FormBody, type PostedFile } from '@/web/front/http/form-body.ts';
import type { SentFile, StoredFile } from '@/web/leads/store-file.ts';
import { maxEnquiryBytes, type Submission, type Submitted } from '@/web/leads/submit-enquiry.ts';
import { onlyTradeIn } from '@/web/leads/trade-in-cookie.ts';
import { addressHeader, isForeign, isHttps, senderNetwork } from '@/web/platform/request-sender.ts';

/** Whether it is what a browser sends of a form that names no address of its own. */
export const isForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(headers['content-type'] ?? '');

/** A form that a browser without script posted to its page. */
export type Posted = {
  form: string;
  sent: SentForm;
  honeypot: string;
  car: string;
  files: readonly PostedFile[];
};

/**
 * The result of `work` for a posted form, or a status: 400 for no form, 413 too long, 403 from
 * another site. Room for its bytes is taken until `work` is done. Rejects with `Busy` without room.
 */
export async function withPosted<Result>(
  request: IncomingMessage,
  slug: string,
  work: (posted: Posted) => Promise<Result>,
): Promise<Result | 400 | 403 | 413> {
  const { headers } = request;
  if (isForeign(headers.origin, headers.host)) return 403;
  const body = new FormBody(request);
  const room = bodyRooms[headers['content-type']?.startsWith('multipart/') ? 'files' : 'text'];
  return room.hold(request, { site: slug, client: senderNetwork(request) }, body, async () => {
    await body.end();
    const posted = body.fault ? null : postedOf(body);
    return posted ? work(posted) : (body.fault ?? 400);
  });
}

function postedOf({ fields, files }: FormBody): Posted | null {
  const filled = new Map<string, string[]>(files.map(({ key }) => [key, []]));
  for (const [name, value] of fields) {
    const values = filled.get(name);
    if (values) values.push(value);
    else filled.set(name, [value]);
  }
  const first = (name: string) => filled.get(name)?.[0] ?? '';
  const form = first(hiddenKeys.form);
  if (!form) return null;
  return {
    form,
    sent: { block: first(hiddenKeys.block), filled: Object.fromEntries(filled), problems: [], failure: '' },
    honeypot: first(hiddenKeys.honeypot),
    car: first(hiddenKeys.car),
    files,
  };
}

/** The use cases that a posted form calls; the composition root hands them in. */
export type PostedForms = {
  submit(submission: Submission): Promise<Submitted>;
  storeFile(file: SentFile): Promise<StoredFile>;
};

/** `receipt`: the path of the enquiry's own page; empty where the response named none. */
type Answered = { status: number; next: string; receipt: string } | { status: number; sent: SentForm };

type From = { request: IncomingMessage; slug: string };

/** Submits a posted form, and returns what the page shows (FORM-14). */
export async function handlePosted(forms: PostedForms, posted: Posted, from: From): Promise<Answered> {
  const { form, sent: typed, honeypot, car, files } = posted;
  const stored = await Promise.all(files.map(async (file) => [file.key, [await fileOf(forms, file, from)]] as const));
  const sent = { ...typed, filled: { ...typed.filled, ...Object.fromEntries(stored) } };
  const json = { form, url: from.request.url, filled: sent.filled, honeypot, car };
  const result = await forms.submit({
    slug: from.slug,
    headers: senderHeaders(from.request),
    sent: async () => (Buffer.byteLength(JSON.stringify(json)) > maxEnquiryBytes ? null : { json }),
  });
  if ('next' in result) return { status: 303, next: result.next, receipt: result.receipt };
  const problems = 'problems' in result ? result.problems : [];
  const failure = 'error' in result ? result.error : '';
  return { status: result.status === 400 ? 422 : result.status, sent: { ...sent, problems, failure } };
}

/**
 * The name of the file in the enquiry; for a file that was not taken, a text that the enquiry's
 * check refuses with the reason.
 */
async function fileOf(forms: PostedForms, { name, content }: PostedFile, { request, slug }: From): Promise<string> {
  if (!content) return unsentFiles.long;
  const file = { slug, address: senderNetwork(request), name: name.toWellFormed(), content: async () => content };
  const stored = await forms.storeFile(file);
  if ('file' in stored) return stored.file;
  return stored.status === 413 ? unsentFiles.long : stored.status === 415 ? unsentFiles.wrong : unsentFiles.gone;
}

/** What an enquiry reads of its sender: of all cookies the accepted trade-in's, the session's and the purchase's. */
function senderHeaders(request: IncomingMessage): Headers {
  const { host = '', cookie } = request.headers;
  return new Headers({
    host,
    'user-agent': request.headers['user-agent'] ?? '',
    'x-forwarded-proto': String(request.headers['x-forwarded-proto'] ?? ''),
    cookie: [onlyTradeIn(cookie), onlySender(cookie, isHttps(request.headers['x-forwarded-proto']))]
      .filter(Boolean)
      .join('; '),
    [addressHeader]: senderNetwork(request),
  });
}
