import type { FormContent } from '@/domain/leads/form-content.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import type { FORM_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { contentClient } from './client.ts';
import { contentSource } from './content-source.ts';
import { formAddresses } from './form-addresses.ts';
import { FORM_QUERY } from './form-query.ts';
import { read } from './read.ts';
import { contentTimeoutMs, withTimeout } from './with-timeout.ts';

type FormOfSite = { content: FormContent; destinations: string[] };

/** A form that a site may show: a standard one by its name, or a document of its own, its template's or everybody's; else null. */
export async function readForm(site: string, id: string, draft = false): Promise<FormOfSite | null> {
  const standard = standardForm(id);
  if (standard) return { content: standard, destinations: [] };
  const content = await read([tags.page(site)], () =>
    withTimeout(
      (signal) => contentClient(draft).fetch<FORM_QUERY_RESULT>(FORM_QUERY, { site, id }, { tag: 'form', signal }),
      contentTimeoutMs,
      contentSource().circuit,
    ),
  );
  return content && { content, destinations: formAddresses(content.inboxes) };
}
