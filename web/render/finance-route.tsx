import { pathOfRoute } from '@/domain/site/routes/route-of-path.ts';
import { ComposedPage } from './composed-page.tsx';
import { financePage } from './finance-page.ts';
import { type Asked, type OwnRoute, routePage } from './route-page.tsx';

/** Where staff compose the page of finance, for all of its addresses that have none of their own. */
const composedAt = () => pathOfRoute('finance');

async function own(asked: Asked): Promise<OwnRoute> {
  const page = financePage(asked.site, asked.path);
  return { described: page, canonical: composedAt(), view: <ComposedPage asked={asked} page={page} /> };
}

/** Finance and its enquiry (NAV-09), with the car that the link names in the calculator and in the enquiry (NAV-16). */
export const financeRoute = routePage(own, { composed: 'instead', composedAt });
