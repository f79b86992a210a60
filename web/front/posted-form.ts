import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { longestFile } from '@/domain/leads/file-words.ts';
import { formWords, hiddenKeys, type SentForm } from '@/domain/leads/form.ts';
import { addressHeader, isForeign, senderNetwork } from '@/web/leads/sender.ts';
import { onlyTradeIn } from '@/web/leads/trade-in-cookie.ts';
import { bodyRooms } from './body-room.ts';
import { CapturedResponse, type NextHandler } from './next-render.ts';
import { newRenderRecord, recordRender } from './render-record.ts';
import { siteHeader } from './site-header.ts';

/** Far above any enquiry, bytes as a browser writes them into a form; and with a file. */
const longest = { plain: 40_000, withFile: longestFile + 100_000 } as const;
/** Files that one form may bring. */
const mostFiles = 3;

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
  files: [key: string, file: File][];
};

/** Reads the body of a form; what is none, is too much or comes from another site is a status. */
export async function readPosted(request: IncomingMessage): Promise<Posted | 400 | 403 | 413> {
  const { headers } = request;
  if (isForeign(headers.origin, headers.host)) return 403;
  const type = headers['content-type'] ?? '';
  const hasFiles = type.startsWith('multipart/');
  const most = hasFiles ? longest.withFile : longest.plain;
  const body = await bodyRooms[hasFiles ? 'files' : 'words'].hold(request, most, async (whole) => whole);
  if (body.length > most) return 413;
  const values = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  const text = (name: string) => values?.getAll(name).find((value) => typeof value === 'string') ?? '';
  const form = text(hiddenKeys.form);
  if (!values || !form) return 400;
  const filled = Object.fromEntries(
    [...new Set(values.keys())].map((name) => [name, values.getAll(name).filter(isText)]),
  );
  // A browser sends an empty file where none was chosen.
  const files = [...values].filter((entry): entry is [string, File] => !isText(entry[1]) && entry[1].size > 0);
  return {
    form,
    sent: { block: text(hiddenKeys.block), filled, problems: [], failure: '' },
    honeypot: text(hiddenKeys.honeypot),
    car: text(hiddenKeys.car),
    files: files.slice(0, mostFiles),
  };
}

const isText = (value: FormDataEntryValue): value is string => typeof value === 'string';

/** `receipt`: the path of the enquiry's own page; empty where the answer named none. */
export type Answered = { status: number; next: string; receipt: string } | { status: number; sent: SentForm };

type Told = { file?: string; next?: string; receipt?: string; problems?: SentForm['problems']; error?: string };

/** Hands a posted form to the endpoint that takes all enquiries, and says what the page shall show (FORM-14). */
export async function answerPosted(
  next: NextHandler,
  posted: Posted,
  from: { request: IncomingMessage; slug: string },
): Promise<Answered> {
  const { form, sent: typed, honeypot, car, files } = posted;
  const kept = await Promise.all(files.map(async ([key, file]) => [key, [await keepFile(next, file, from)]] as const));
  const sent = { ...typed, filled: { ...typed.filled, ...Object.fromEntries(kept) } };
  const body = JSON.stringify({ form, url: from.request.url, filled: sent.filled, honeypot, car });
  const { status, told } = await ask(
    next,
    { path: '/api/leads', type: 'application/json', body: Buffer.from(body) },
    from,
  );
  if (status === 201 && told.next) return { status: 303, next: told.next, receipt: told.receipt ?? '' };
  const problems = told.problems ?? [];
  const failure = problems.length > 0 ? '' : (told.error ?? formWords.failed);
  return { status: status === 400 ? 422 : status, sent: { ...sent, problems, failure } };
}

/** What the enquiry calls the file; what was not taken is a word that its check refuses. */
async function keepFile(next: NextHandler, file: File, from: From): Promise<string> {
  const path = `/api/files?name=${encodeURIComponent(file.name)}`;
  const body = Buffer.from(await file.arrayBuffer());
  const { told } = await ask(next, { path, type: 'application/octet-stream', body }, from);
  return told.file ?? 'unsent';
}

type From = { request: IncomingMessage; slug: string };
type Call = { path: string; type: string; body: Buffer };

async function ask(next: NextHandler, { path, type, body }: Call, from: From) {
  const { headers } = from.request;
  const request = new IncomingMessage(new Socket());
  request.method = 'POST';
  request.url = path;
  request.headers = {
    host: headers.host,
    'content-type': type,
    'content-length': String(body.length),
    'user-agent': headers['user-agent'] ?? '',
    'x-forwarded-proto': String(headers['x-forwarded-proto'] ?? ''),
    cookie: onlyTradeIn(headers.cookie),
    [siteHeader]: from.slug,
    [addressHeader]: senderNetwork(from.request),
  };
  request.push(body);
  request.push(null);
  const response = new CapturedResponse(request);
  await recordRender(newRenderRecord(Date.now()), () => next(request, response));
  const answer = await response.captured;
  return { status: answer.status, told: toldBy(answer.body) };
}

function toldBy(body: Buffer): Told {
  try {
    return JSON.parse(body.toString('utf8')) as Told;
  } catch {
    return {};
  }
}
