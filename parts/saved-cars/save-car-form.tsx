import type { SiteSwitches } from '@/domain/site/site-parts.ts';

type Site = Pick<SiteSwitches, 'features'>;

const formId = 'save-car';

/**
 * A heart's attributes: without script it submits the page's one form; on sites without accounts it
 * cannot.
 */
export const heartSubmit = ({ features }: Site, car: string) =>
  features.garagePages
    ? ({ type: 'submit', form: formId, name: 'car_id', value: car } as const)
    : ({ type: 'button' } as const);

/** Hides hearts without script on sites without accounts. */
export const heartHides = ({ features }: Site): string => (features.garagePages ? '' : 'noscript:hidden');

/**
 * The form of a page's hearts without script: saves the car, after a sign-in if necessary, and
 * shows `back` again (SAVE-01, SAVE-02). With script there is no such form, so an early press sends
 * nothing.
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
