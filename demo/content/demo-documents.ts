import { demoManufacturers, meridianGroup } from './brands.ts';
import { dealerDocuments } from './dealer.ts';
import { dealerForms } from './dealer-forms.ts';
import { dealerOffers } from './dealer-offers.ts';
import { cartown } from './dealers/cartown.ts';
import { harbourFord, southbankFord } from './dealers/fords.ts';
import { northgateHyundai, riversideKia } from './dealers/hyundai-kia.ts';
import { meridianMotorGroup } from './dealers/meridian-group.ts';
import { baysideToyota, hilltopSuzuki } from './dealers/toyota-suzuki.ts';
import { coastlineMazda, rangesVolkswagen } from './dealers/volkswagen-mazda.ts';
import type { DemoDocument } from './demo-document.ts';
import { groupBrands } from './group-brands.ts';
import { demoLenders } from './lenders.ts';
import { demoModels } from './models.ts';
import { demoOffers } from './offers.ts';
import { fordReviews } from './reviews/fords.ts';
import { franchiseReviews } from './reviews/franchises.ts';
import { manyBrandReviews } from './reviews/many-brands.ts';
import { fordTemplate } from './templates/ford.ts';
import { franchiseTemplate } from './templates/franchise.ts';
import { manyBrandTemplates } from './templates/many-brands.ts';

const dealers = [
  southbankFord,
  harbourFord,
  rangesVolkswagen,
  coastlineMazda,
  northgateHyundai,
  riversideKia,
  baysideToyota,
  hilltopSuzuki,
  meridianMotorGroup,
  cartown,
];

/** All documents of the demo; pictures in them still go by their demo names. */
export const demoDocuments: readonly DemoDocument[] = [
  ...fordTemplate,
  ...franchiseTemplate,
  ...manyBrandTemplates,
  ...demoManufacturers,
  meridianGroup,
  ...demoModels,
  ...demoLenders,
  ...groupBrands,
  ...demoOffers,
  ...dealerOffers,
  ...dealerForms,
  ...dealers.flatMap(dealerDocuments),
  ...fordReviews,
  ...franchiseReviews,
  ...manyBrandReviews,
];
