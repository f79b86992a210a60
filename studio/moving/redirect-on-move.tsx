import { useToast } from '@sanity/ui/toast';
import { type DocumentActionComponent, type SanityDocument, useClient } from 'sanity';
import { isMovable } from '@/domain/site/owned-documents.ts';
import { onceEach } from '@/studio/platform/once-each.ts';
import { type Addressed, moveOf, redirectsOfMove, type WrittenRedirect } from './moved-address.ts';

const apiVersion = '2025-03-04';

const writtenQuery = `*[_type == "redirect" && !(_id in path("versions.**")) && (site._ref == $owner || !defined(site) && template._ref == $owner)][0...2000]{_id, from, to}`;

const addressed = (document: SanityDocument | null | undefined) => (document ?? null) as Addressed | null;

/** Whether documents of a type have an address that may move. */
export const leavesRedirect = (type: string): boolean => isMovable(type);

/** Publishing a document at a new address creates a redirect at the old one (CFG-05). */
export const redirectOnMove = onceEach((action: DocumentActionComponent): DocumentActionComponent => {
  const { action: kind } = action;
  if (kind !== 'publish') return action;
  const RedirectOnMove: DocumentActionComponent = (props) => {
    const usual = action(props);
    const client = useClient({ apiVersion });
    const toast = useToast();
    const [published, draft] = [addressed(props.published), addressed(props.draft)];
    const move = moveOf(published, draft);
    if (!usual || !move || !draft) return usual;
    const owner = draft.site?._ref ?? draft.template?._ref ?? '';
    const leave = async () => {
      const written = await client.withConfig({ perspective: 'raw' }).fetch<WrittenRedirect[]>(writtenQuery, { owner });
      await client.mutate(redirectsOfMove(move, draft, written));
    };
    // The redirect may exist before the page has moved: a page at the address takes precedence.
    const onHandle = () => {
      leave().then(
        () => toast.push({ status: 'info', title: `${move.from} now leads to ${move.to}` }),
        () => toast.push({ status: 'warning', title: `${move.from} leads nowhere now: add a redirect to ${move.to}` }),
      );
      usual.onHandle?.();
    };
    return { ...usual, onHandle };
  };
  RedirectOnMove.action = kind;
  return RedirectOnMove;
});
