import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import { cleanText, cutText } from './clean-text.ts';
import type { Form } from './form.ts';

/** What the browser remembers of a visit: paths, oldest first, and the parameters that its links carried. */
export type Visit = { pages: readonly string[]; parameters: Readonly<Record<string, string>> };

/** How an enquiry came to us (FORM-06), in the names that dealers' lead systems know. */
export type UserData = {
  category: string;
  subcategory: string;
  /** Path and query of the page it was sent from. */
  url: string;
  source: 'Website';
  user_agent: string;
  car_id: string;
  car_dealership_id: string;
  lead_attributes: { visited_pages: readonly string[]; linked_query_params: Readonly<Record<string, string>> };
  isLastStep: boolean;
};

const max = { pages: 20, parameters: 20, letters: 300 } as const;

type From = {
  url: string;
  userAgent: string;
  visit: Visit;
  category: string;
  /** The car beside the form, where the page's address names none. */
  carId: string;
};

/** Built on the server: the browser's own description is cut. */
export function userData(form: Pick<Form, 'subcategory'>, { url, userAgent, visit, category, carId }: From): UserData {
  const query = parametersOf(url);
  return {
    category,
    subcategory: form.subcategory,
    url: cutText(withoutKeys(url), 500),
    source: 'Website',
    user_agent: cutText(userAgent, max.letters),
    car_id: cutText(carId || query.car_id || '', 100),
    car_dealership_id: cutText(query.preferredDealership ?? '', 100),
    lead_attributes: {
      visited_pages: visit.pages.slice(-max.pages).map((page) => cutText(withoutKeys(page), max.letters)),
      linked_query_params: Object.fromEntries(
        Object.entries({ ...visit.parameters, ...query })
          .slice(0, max.parameters)
          .map(([key, value]) => [cutText(key, 60), cutText(value, max.letters)]),
      ),
    },
    isLastStep: true,
  };
}

/**
 * A private page by its pattern, `/enquiry/:token`: its address is enough to read it, and dealers'
 * systems receive it.
 */
function withoutKeys(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const { route } = routeOfPath(path);
  return route.audience === 'public' ? address : route.pattern + address.slice(path.length);
}

/** The parameters of a path and query, the first of each name, as clean text. */
export function parametersOf(url: string): Record<string, string> {
  const query = url.split('#')[0]?.split('?').slice(1).join('?') ?? '';
  const pairs = [...new URLSearchParams(query)].map(([key, value]) => [cleanText(key), cleanText(value)] as const);
  return Object.fromEntries(pairs.reverse());
}
