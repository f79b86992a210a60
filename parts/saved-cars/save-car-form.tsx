import type { SiteSwitches } from '@/domain/site/site-parts.ts';

type Site = Pick<SiteSwitches, 'features'>;

const formId = 'save-car';

/** What a heart is without script: a button of the page's one form; on sites without accounts there is none. */
export const heartSubmit = ({ features }: Site, car: string) =>
  features.garagePages
    ? ({ type: 'submit', form: formId, name: 'car_id', value: car } as const)
    : ({ type: 'button' } as const);

/** Without script a heart has nothing to do on sites without accounts. */
export const heartHides = ({ features }: Site): string => (features.garagePages ? '' : 'noscript:hidden');

/**
 * The form of a page's hearts for browsers without script: the car is saved, or saved once its shopper has signed in, and `back` shown again
 * (SAVE-01, SAVE-02). With script there is no such form, and a heart that is pressed early sends nothing.
 */
export function SaveCarForm({ site, back }: { site: Site; back: string }) {
  if (!site.features.garagePages) return null;
  return (
    <noscript>
      <form id={formId} method="post" action="/api/watchlist/save-car">
        <input type="hidden" name="back" value={back} />
      </form>
    </noscript>
  );
}
