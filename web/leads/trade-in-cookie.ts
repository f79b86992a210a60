import { carriedDays } from '@/domain/leads/carried-trade-in.ts';

/** Names the shopper's accepted trade-in, for the enquiries that they send afterwards. Scripts and public pages never see it. */
const name = 'forecourt_trade_in';

export const tradeInCookie = (token: string, secure: boolean): string =>
  `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${carriedDays * 86_400}${secure ? '; Secure' : ''}`;

/** The key of the accepted trade-in among the cookies of a request; empty where there is none. */
export function tradeInToken(cookies: string | null | undefined): string {
  const [, token = ''] = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f]{64})(?:;|$)`).exec(cookies ?? '') ?? [];
  return token;
}

/** That cookie alone, of all that a browser sent. */
export function onlyTradeIn(cookies: string | undefined): string {
  const token = tradeInToken(cookies);
  return token && `${name}=${token}`;
}
