import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { PageContent } from '@/web/content/read-site.ts';
import { ComposedPage } from './composed-page.tsx';
import { routePage } from './route-page.tsx';

type Block = NonNullable<PageContent['blocks']>[number];
type Shown = {
  /** The address at which staff compose the page. */
  composedAt: string;
  title: string;
  block: Block;
};

/** A route for a form's page: just the form if staff composed none. */
const formRoute = ({ composedAt, title, block }: Shown) =>
  routePage(
    async (request) => {
      const page: PageContent = {
        _id: block._key,
        _type: 'page',
        path: request.path,
        title,
        description: null,
        carTypes: null,
        noIndex: null,
        blocks: [block],
      };
      return { described: page, canonical: composedAt, view: <ComposedPage request={request} page={page} /> };
    },
    { composed: 'instead', composedAt: () => composedAt },
  );

const plain = { hidden: null, heading: null, text: null, form: null } as const;

/** NAV-10. */
export const testDriveRoute = formRoute({
  composedAt: pathOfRoute('bookTestDrive'),
  title: 'Book a test drive',
  block: { ...plain, _key: 'test-drive', _type: 'testDrive', anchor: 'book' },
});

/** A trade-in, also towards the car named by `car_id`: the enquiry has both (NAV-08, NAV-10). */
export const tradeInRoute = formRoute({
  composedAt: pathOfRoute('tradeIn'),
  title: 'Trade in your car',
  block: { ...plain, _key: 'trade-in', _type: 'tradeIn', anchor: 'your-car' },
});

/** NAV-10. */
export const sellRoute = formRoute({
  composedAt: pathOfRoute('sellYourCar'),
  title: 'Sell your car',
  block: { ...plain, _key: 'valuation', _type: 'valuation', anchor: 'valuation' },
});

/** NAV-10. */
export const partsRoute = formRoute({
  composedAt: pathOfRoute('parts'),
  title: 'Parts and accessories',
  block: { ...plain, _key: 'parts', _type: 'enquiryForm', anchor: 'enquiry', standard: 'parts-enquiry', button: null },
});
