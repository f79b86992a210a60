import { carriedDays } from '@/domain/leads/carried-trade-in.ts';
import { cookieOf, setCookie } from '@/web/platform/cookies.ts';

/** Names the shopper's accepted trade-in, for the enquiries that they send afterwards. Scripts and public pages never see it. */
const name = 'forecourt_trade_in';

export const tradeInCookie = (token: string, secure: boolean): string =>
  setCookie(name, token, { maxAge: carriedDays * 86_400, secure });

/** The key of the accepted trade-in among the cookies of a request; empty where there is none. */
export function tradeInToken(cookies: string | null | undefined): string {
  const token = cookieOf(cookies, name);
  return /^[0-9a-f]{64}$/.test(token) ? token : '';
}

/** That cookie alone, of all that a browser sent. */
export function onlyTradeIn(cookies: string | undefined): string {
  const token = tradeInToken(cookies);
  return token && `${name}=${token}`;
}
