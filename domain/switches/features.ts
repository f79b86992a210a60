import { assistantFeatures } from './features/assistants.ts';
import { cardsFeatures } from './features/cards.ts';
import { checkoutFeatures } from './features/checkout.ts';
import { financeFeatures } from './features/finance.ts';
import { formsFeatures } from './features/forms.ts';
import { locationsFeatures } from './features/locations.ts';
import { navigationFeatures } from './features/navigation.ts';
import { promotionFeatures } from './features/promotion.ts';
import { routesFeatures } from './features/routes.ts';
import { searchFeatures } from './features/search.ts';
import { vehiclePageFeatures } from './features/vehicle-page.ts';

/** The one table of everything that is on at some sites and off at others, in the order of the studio's form. */
export const features = [
  ...routesFeatures,
  ...navigationFeatures,
  ...cardsFeatures,
  ...searchFeatures,
  ...vehiclePageFeatures,
  ...checkoutFeatures,
  ...financeFeatures,
  ...formsFeatures,
  ...locationsFeatures,
  ...promotionFeatures,
  ...assistantFeatures,
] as const;

export type FeatureKey = (typeof features)[number]['key'];
export type FeatureSwitches = Record<FeatureKey, boolean>;
