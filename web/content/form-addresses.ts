import type { FORM_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

type Inbox = NonNullable<FORM_QUERY_RESULT>['inboxes'][number];

/** The nearest layer first, as settings are laid over each other (CFG-02). */
const order: readonly Inbox['layer'][] = ['dealer', 'group', 'manufacturer', 'template'];

/** The addresses that the nearest layer's office settings name for a form; none where no layer does. */
export function formAddresses(inboxes: readonly Inbox[]): string[] {
  const named = order.map((layer) => inboxes.find((one) => one.layer === layer)?.addresses ?? []);
  return (
    named.map((addresses) => addresses.filter((one) => typeof one === 'string')).find(({ length }) => length > 0) ?? []
  );
}
