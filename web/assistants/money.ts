/** An amount as Automotive MCP writes it: minor units and the currency. */
export const aud = (cents: number) => ({ amount: cents, currency: 'AUD' }) as const;
