import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What shoppers do on the provider's page; most pay. */
const ways = ['pay', 'pay', 'pay', 'challenge', 'declined-first', 'abandon'] as const;
type Way = (typeof ways)[number];

type Made = { kind: string; hold?: { id: string; checkoutUrl: string | null } };
export type Tried = {
  vehicle: string;
  phone: string;
  made: Made | null;
  way: Way;
  paid: boolean;
  holdId: string;
};

const maxTries = 40;
const pauseMs = 250;

/** Posts until there is a response, as a person does whose page did not load. */
export async function persist<Answer>(url: () => string, body: unknown): Promise<Answer | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    try {
      const response = await fetch(url(), {
        method: 'POST',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
      if (response.ok) return await response.json();
    } catch {
      // The process is away.
    }
    await pause(pauseMs);
  }
  return null;
}

const test = { works: '4242424242424242', challenge: '4000002500003155', declined: '4000000000000002' };

/** Fills in the page; the address that it leads to, or null where it is away. */
async function press(url: string, fields: Record<string, string>): Promise<string | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      });
      await response.body?.cancel();
      if (response.status < 500) return response.headers.get('location') ?? '';
    } catch {
      // The sandbox is away.
    }
    await pause(pauseMs);
  }
  return null;
}

/** True where the provider sent the shopper back as one who has paid. */
async function pay(page: string, way: Way): Promise<boolean> {
  if (way === 'abandon') return false;
  if (way === 'declined-first') await press(page, { try: test.declined });
  const next = await press(page, { try: way === 'challenge' ? test.challenge : test.works });
  const last = way === 'challenge' && next?.endsWith('/bank') ? await press(`${page}/bank`, { answer: 'yes' }) : next;
  return last?.startsWith('http://shop.example/') ?? false;
}

/** One shopper who wants a car: reserves, pays or not, and comes back half of the time. */
export async function shop(web: () => string, vehicle: string, phone: string): Promise<Tried> {
  const way = ways[randomInt(ways.length)] ?? 'pay';
  const presses = randomInt(3) === 0 ? 2 : 1;
  const all = await Promise.all(
    Array.from({ length: presses }, () => persist<Made>(() => `${web()}/reserve`, { vehicle, phone })),
  );
  const made = all.find((one) => one?.kind === 'made') ?? all[0] ?? null;
  const holdId = made?.kind === 'made' ? (made.hold?.id ?? '') : '';
  const page = made?.hold?.checkoutUrl;
  const paid = holdId !== '' && page ? await pay(page, way) : false;
  if (paid && randomInt(2) === 0) await persist(() => `${web()}/return`, { id: holdId });
  return { vehicle, phone, made, way, paid, holdId };
}
