import type { ConsentTerms } from '@/domain/events/consent.ts';
import type { EventVehicle, PageType } from '@/domain/events/page-facts.ts';
import type { PageTag } from '@/domain/third-parties/page-tag.ts';

/** The JSON in the body's `data-visit`; previews and the desk have none and report nothing. */
export type VisitPage = {
  type: PageType;
  store: string;
  measurement: string;
  consent: ConsentTerms | null;
  /** Scripts of other companies; absent if there are none, and on pages of one shopper. */
  tags?: readonly PageTag[];
};

/** The page as its HTML describes it, with its vehicle and the error it shows. */
export type PageFacts = VisitPage & { vehicle: EventVehicle | null; error: string };

export function readPage(root: Document): PageFacts | null {
  const page = json<VisitPage>(root.body.dataset.visit);
  if (!page) return null;
  const vehicle = root.querySelector<HTMLElement>('[data-vehicle]')?.dataset.vehicle;
  return {
    ...page,
    vehicle: json<EventVehicle>(vehicle),
    error: root.querySelector<HTMLElement>('[data-page-error]')?.dataset.pageError ?? '',
  };
}

/** Not validated: our own server wrote it. */
function json<Facts>(text: string | undefined): Facts | null {
  try {
    return text === undefined ? null : (JSON.parse(text) as Facts);
  } catch {
    return null;
  }
}
