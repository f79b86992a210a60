import type { AscValues } from '@/domain/events/asc-parameters.ts';
import type { OwnValues } from '@/domain/events/event-pushes.ts';
import { type EventKey, eventOfId } from '@/domain/events/shopper-events.ts';

export type Pressed = { key: EventKey; values: AscValues; own: OwnValues };
type Rule = { on: string; pressed(element: HTMLElement): Pressed | null };

const textOf = (element: HTMLElement): string => element.getAttribute('aria-label') ?? element.textContent ?? '';

/** What a press reports, by the pressed element; the first match applies. */
const rules: readonly Rule[] = [
  {
    on: '[data-event]',
    pressed: (element) => {
      const { event, eventLabel: label = '' } = element.dataset;
      const key = eventOfId(event);
      const href = element instanceof HTMLAnchorElement ? element.href : '';
      return key && { key, values: { element_text: textOf(element), link_url: href }, own: { label } };
    },
  },
  {
    // Revealing a number was counted already.
    on: 'a[href^="tel:"]:not([data-counted])',
    pressed: (link) => ({
      key: 'phone',
      values: { comm_phone_number: internationalOf(link.getAttribute('href') ?? '') },
      own: {},
    }),
  },
  {
    on: '[data-favourite]',
    pressed: (heart) => {
      if (heart.getAttribute('aria-pressed') !== 'true') return null;
      const { id, slug, make, model } = carOf(heart);
      return { key: 'favourite', values: { item_make: make, item_model: model }, own: { car_id: id, slug } };
    },
  },
];

/**
 * Reports the presses of `rules`, by one listener for the page, after the page itself handled them.
 */
export function followPresses(report: (pressed: Pressed) => void, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const { on, pressed } of rules) {
        const element = target.closest<HTMLElement>(on);
        if (!element) continue;
        setTimeout(() => {
          const found = pressed(element);
          if (found) report(found);
        });
        return;
      }
    },
    { capture: true, signal },
  );
}

/** `tel:0390994410` as E.164. */
export const internationalOf = (href: string): string =>
  href
    .replace(/^tel:/, '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^0/, '+61');

type Car = { id: string; slug: string; make: string; model: string };

function carOf(heart: HTMLElement): Car {
  const none = { id: '', slug: '', make: '', model: '' };
  try {
    return { ...none, ...(JSON.parse(heart.dataset.favourite ?? '{}') as Partial<Car>) };
  } catch {
    return none;
  }
}
