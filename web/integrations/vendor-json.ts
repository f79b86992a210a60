type VendorRequest = {
  key: string | undefined;
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown;
  signal: AbortSignal;
};

/**
 * The JSON that a vendor's address responds with; null for 204 and 404, by which vendors state that
 * they have nothing. Rejects if the vendor refuses, or if the response is not JSON. `key` is sent as
 * a bearer token.
 */
export async function vendorJson(address: URL | string, { key, body, signal }: VendorRequest): Promise<unknown> {
  const response = await fetch(address, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
    },
    signal,
  });
  if (response.ok && response.status !== 204) return response.json();
  // A body that is not read occupies its connection until garbage is collected.
  await response.body?.cancel();
  if (response.status === 204 || response.status === 404) return null;
  // The rest of the address may contain a key or a shopper's number plate.
  throw new Error(`${new URL(address).hostname} responded with ${response.status}.`);
}
