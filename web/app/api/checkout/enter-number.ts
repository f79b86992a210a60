import { z } from 'zod';
import { readMobile } from '@/domain/accounts/mobile-number.ts';
import { cleanText } from '@/domain/leads/clean-text.ts';
import { readCookie, setCookie } from '@/web/accounts/account-cookies.ts';
import { codeProblem, endsChallenge } from '@/web/accounts/code-problem.ts';
import { confirmedMark, confirmedNumber } from '@/web/accounts/confirmed-number.ts';
import { requestCode } from '@/web/accounts/request-code.ts';
import { tryCode } from '@/web/accounts/try-code.ts';
import { type AccountRequest, sessionOf } from '@/web/app/api/account/account-request.ts';
import {
  type CheckoutForm,
  personOfForm,
  readCheckoutForm,
  withAccount,
  writeCheckoutForm,
} from '@/web/purchases/checkout-form.ts';
import type { OpenedPurchases } from '@/web/purchases/purchase-services.ts';
import type { SellingSite } from '@/web/stock/stock-site.ts';

export type CheckoutStep = {
  context: AccountRequest;
  site: SellingSite;
  purchases: OpenedPurchases;
  posted: Readonly<Record<string, string>>;
  /** Of the car. */
  slug: string;
  host: string;
  /** The site's own address, for links. */
  origin: string;
};

/** On to another page, or back to the checkout, which states what is wrong. */
export type CheckoutResponse = { cookies: string[] } & ({ to: string } | { problem: string });

const name = z.string().transform(cleanText).pipe(z.string().trim().min(1).max(120));
const email = z.union([z.literal(''), z.email().max(200)]);

/** Who reserves. A number that this browser confirmed needs no other code. */
export async function enterDetails(step: CheckoutStep): Promise<CheckoutResponse> {
  const { posted } = step;
  const typed = { name: posted.name ?? '', email: (posted.email ?? '').trim(), phone: posted.phone ?? '' };
  const wrong = (field: CheckoutForm['field'], problem: string) => formOf(step, { ...typed, field, problem });
  if (!name.safeParse(typed.name).success) return wrong('name', 'Enter your name.');
  const mobile = readMobile(typed.phone);
  if ('problem' in mobile) return wrong('phone', mobile.problem);
  if (!email.safeParse(typed.email).success)
    return wrong('email', 'That doesn’t look like an email address. Check it, or leave it empty.');
  if (await isConfirmed(step, mobile.number)) return formOf(step, typed);
  return textCode(step, typed);
}

/** Another code to the same number. */
export function sendAgain(step: CheckoutStep): Promise<CheckoutResponse> {
  return textCode(step, typedBefore(step));
}

/** The code that was texted. */
export async function confirmNumber(step: CheckoutStep): Promise<CheckoutResponse> {
  const { context, posted } = step;
  const { accounts, site, secure, now, address } = context;
  const challenge = readCookie(context.cookies, 'challenge', secure);
  const tried = await tryCode(accounts, { site, challenge, code: posted.code ?? '', address, now });
  const typed = typedBefore(step);
  if (tried.kind === 'right') {
    const mark = confirmedMark({ key: accounts.key, site, now }, tried.phone);
    const cookies = [setCookie('number', mark, secure), setCookie('challenge', '', secure)];
    return formOf(step, { ...typed, phone: tried.phone }, cookies);
  }
  const { problem, field = 'none', againAt = 0 } = codeProblem(tried, now);
  const ends = endsChallenge(tried) ? [setCookie('challenge', '', secure)] : [];
  return formOf(step, { ...typed, problem, field, againAt }, ends);
}

/** Who this browser is on this site: the number that it confirmed, by a code or by being signed in, and what was typed; null without one. */
export async function confirmedPerson(
  step: CheckoutStep,
): Promise<{ phone: string; name: string; email: string } | null> {
  const { context } = step;
  const { accounts, site, secure, now, cookies } = context;
  const account = (await sessionOf(context)).session?.account ?? null;
  const mark = readCookie(cookies, 'number', secure);
  const phone = confirmedNumber({ key: accounts.key, site, now }, mark) ?? account?.phone;
  const form = withAccount(readCheckoutForm(readCookie(cookies, 'checkout', secure)), account);
  return phone ? { phone, ...personOfForm(form) } : null;
}

/** What was typed before, without what was wrong with it. */
function typedBefore({ context }: CheckoutStep): Pick<CheckoutForm, 'name' | 'email' | 'phone'> {
  const form = readCheckoutForm(readCookie(context.cookies, 'checkout', context.secure));
  return { name: form.name, email: form.email, phone: form.phone };
}

async function isConfirmed(step: CheckoutStep, number: string): Promise<boolean> {
  return (await confirmedPerson(step))?.phone === number;
}

async function textCode(
  step: CheckoutStep,
  typed: Pick<CheckoutForm, 'name' | 'email' | 'phone'>,
): Promise<CheckoutResponse> {
  const { context, site, host } = step;
  const { accounts, secure, now, address, cookies } = context;
  const requested = await requestCode(accounts, {
    site,
    host: host.replace(/:\d+$/, ''),
    phone: typed.phone,
    address,
    challenge: readCookie(cookies, 'challenge', secure),
    device: readCookie(cookies, 'device', secure),
    cars: [],
    now,
  });
  if (requested.kind === 'sent')
    return formOf(step, typed, [setCookie('challenge', requested.token, secure), setCookie('number', '', secure)]);
  if (requested.kind === 'number') return formOf(step, { ...typed, problem: requested.problem, field: 'phone' });
  if (requested.kind === 'unsent')
    return formOf(step, { ...typed, problem: 'We can’t send texts right now. Please try again in a few minutes.' });
  const againAt = now + requested.seconds * 1_000;
  return formOf(step, { ...typed, problem: 'That’s a lot of texts to one number.', againAt });
}

function formOf(
  { context }: CheckoutStep,
  form: Partial<CheckoutForm>,
  cookies: readonly string[] = [],
): CheckoutResponse {
  return { problem: '', cookies: [setCookie('checkout', writeCheckoutForm(form), context.secure), ...cookies] };
}
