import type { SharedLimit } from '@/web/records/shared-limit.ts';

/** Whether a mail may leave for an address that no code confirmed. `message` is its id, the same at each try. */
export type MailLimit = { take(address: string, message: string): Promise<boolean> };

type Limits = { tries: Pick<SharedLimit, 'take'>; addresses: Pick<SharedLimit, 'take'> };

/**
 * Counts a message for its address at its first try alone: retries while a provider is down use up
 * none of its limit.
 */
export const mailLimit = ({ tries, addresses }: Limits): MailLimit => ({
  take: async (address, message) => !(await tries.take(message)) || (await addresses.take(address.toLowerCase())),
});
