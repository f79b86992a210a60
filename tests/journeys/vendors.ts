import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where the chat of a site opens; no journey ever reaches it. */
export const chatOrigin = 'https://chat.example';

/** The number that a tracking service shows in place of a dealer's: its own, with the dealer's last four digits. */
const trackedNumber = (phone: string): string => `+61 3 7000 ${phone.replaceAll(/\D/g, '').slice(-4)}`;

/**
 * The vendors of which the product runs no sandbox, because without them it offers nothing: a chat in which a person replies, and a
 * call-tracking service. Sites load them once content names them.
 */
export async function startVendors(): Promise<{ variables: Record<string, string>; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendors');
    const result =
      pathname === '/chat'
        ? { available: true, address: `${chatOrigin}/room/${searchParams.get('site')}` }
        : { number: trackedNumber(searchParams.get('phone') ?? '') };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    // Feeds of journeys are on this machine.
    variables: { CHAT_URL: `${origin}/chat`, CALLS_URL: `${origin}/calls`, STOCK_FEED_PRIVATE: '1' },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
