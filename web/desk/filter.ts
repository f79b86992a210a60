import { cleanText } from '@/domain/leads/clean-text.ts';
import { isLeadState } from '@/domain/leads/lead-states.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { LeadFilter } from '@/web/records/lead-desk.ts';

/** The filter that an address of the desk names; anything else is ignored. */
export function filterOf(query: URLSearchParams): LeadFilter {
  const text = (name: string) =>
    cleanText(query.get(name) ?? '')
      .trim()
      .slice(0, 100);
  const state = query.get('state');
  return {
    state: isLeadState(state) ? state : 'all',
    search: text('q'),
    assignee: text('assignee'),
    late: query.get('late') === '1',
    undelivered: query.get('undelivered') === '1',
    before: text('before'),
  };
}

/** The address of a list, without parameters that are at their defaults. */
export function listPath(filter: Partial<LeadFilter>): string {
  const { state = 'all', search = '', assignee = '', late = false, undelivered = false, before = '' } = filter;
  const entries = Object.entries({
    state: state === 'all' ? '' : state,
    q: search,
    assignee,
    late: late ? '1' : '',
    undelivered: undelivered ? '1' : '',
    before,
  }).filter(([, value]) => value !== '');
  const query = String(new URLSearchParams(entries));
  return query === '' ? pathOfRoute('desk') : `${pathOfRoute('desk')}?${query}`;
}
