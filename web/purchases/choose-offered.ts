import { type Chosen, chooseStep } from '@/domain/purchases/choose-step.ts';
import { nearPostcode } from '@/web/integrations/geocoding/near-postcode.ts';
import type { Geocoding } from '@/web/integrations/geocoding/port.ts';

type StepForm = Parameters<typeof chooseStep>;

/** What a posted form of a step chooses; a car is delivered only to a postcode that exists (CHK-05). */
export async function chooseOffered(geocoding: Geocoding, ...form: StepForm): Promise<Chosen> {
  const chosen = chooseStep(...form);
  if ('problem' in chosen || chosen.choices.handover?.way !== 'delivery') return chosen;
  const { place } = await nearPostcode(chosen.choices.handover.postcode, geocoding);
  return place ? chosen : { problem: 'no-postcode' };
}
