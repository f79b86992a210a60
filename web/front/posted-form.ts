import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { formWords, hiddenKeys, type SentForm } from '@/domain/leads/form.ts';
import { addressHeader, isForeign, senderAddress } from '@/web/leads/sender.ts';
import { CapturedResponse, type NextHandler } from './next-render.ts';
import { newRenderRecord, recordRender } from './render-record.ts';
import { siteHeader } from './site-header.ts';

/** Far above any enquiry, bytes as a browser writes them into a form. */
const longest = 40_000;

/** Whether it is what a browser sends of a form that names no address of its own. */
export const isForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && (headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false);

/** A form that a browser without script posted to its page. */
export type Posted = { form: string; sent: SentForm; bait: string; car: string };

/** Reads the body of a form; what is none, is too much or comes from another site is a status. */
export async function readPosted(request: IncomingMessage): Promise<Posted | 400 | 403 | 413> {
  const { headers } = request;
  if (isForeign(headers.origin, headers.host)) return 403;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longest) return 413;
    chunks.push(chunk);
  }
  const values = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  const form = values.get(hiddenKeys.form);
  if (!form) return 400;
  const filled = Object.fromEntries([...new Set(values.keys())].map((name) => [name, values.getAll(name)]));
  const block = values.get(hiddenKeys.block) ?? '';
  return {
    form,
    sent: { block, filled, problems: [], failure: '' },
    bait: values.get(hiddenKeys.bait) ?? '',
    car: values.get(hiddenKeys.car) ?? '',
  };
}

export type Answered = { status: number; next: string } | { status: number; sent: SentForm };

type Told = { next?: string; problems?: SentForm['problems']; error?: string };

/** Hands a posted form to the endpoint that takes all enquiries, and says what the page shall show (FORM-14). */
export async function answerPosted(
  next: NextHandler,
  posted: Posted,
  from: { request: IncomingMessage; slug: string },
): Promise<Answered> {
  const { form, sent, bait, car } = posted;
  const { status, told } = await ask(next, { form, url: from.request.url, filled: sent.filled, bait, car }, from);
  if (status === 201 && told.next) return { status: 303, next: told.next };
  const problems = told.problems ?? [];
  const failure = problems.length > 0 ? '' : (told.error ?? formWords.failed);
  return { status: status === 400 ? 422 : status, sent: { ...sent, problems, failure } };
}

async function ask(next: NextHandler, body: object, from: { request: IncomingMessage; slug: string }) {
  const { headers } = from.request;
  const request = new IncomingMessage(new Socket());
  const text = Buffer.from(JSON.stringify(body));
  request.method = 'POST';
  request.url = '/api/leads';
  request.headers = {
    host: headers.host,
    'content-type': 'application/json',
    'content-length': String(text.length),
    'user-agent': headers['user-agent'] ?? '',
    'x-forwarded-proto': String(headers['x-forwarded-proto'] ?? ''),
    [siteHeader]: from.slug,
    [addressHeader]: senderAddress(from.request),
  };
  request.push(text);
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
