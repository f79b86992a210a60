import { pathOfRoute } from '@/domain/site/routes/route-of-path.ts';
import type { PageContent } from '@/web/content/read-site.ts';
import { ComposedPage } from './composed-page.tsx';
import { type Asked, type OwnRoute, routePage } from './route-page.tsx';

/** Where staff compose their page of trade-ins. */
const composedAt = () => '/trade-in';

async function own(asked: Asked): Promise<OwnRoute> {
  const page = tradeInPage(asked.path);
  const canonical = pathOfRoute('tradeInForCar');
  return { described: page, canonical, view: <ComposedPage asked={asked} page={page} /> };
}

/** The form alone, for a dealer whose staff made no page of it. */
const tradeInPage = (path: string): PageContent => ({
  _id: 'trade-in',
  _type: 'page',
  path,
  title: 'Trade in your car',
  description: null,
  carTypes: null,
  noIndex: null,
  blocks: [
    { _key: 'trade-in', _type: 'tradeIn', anchor: 'your-car', hidden: null, heading: null, text: null, form: null },
  ],
});

/** A trade-in for the car that `car_id` names: the enquiry carries both (NAV-08). */
export const tradeInRoute = routePage(own, { composed: 'instead', composedAt });
