import { bookingRule } from '@/schemas/objects/booking-rule.ts';
import { featureSwitches } from '@/schemas/objects/feature-switches.ts';
import { financeSettings } from '@/schemas/objects/finance-settings.ts';
import { formField } from '@/schemas/objects/form-field.ts';
import { formInbox } from '@/schemas/objects/form-inbox.ts';
import { holidayHours } from '@/schemas/objects/holiday-hours.ts';
import { link } from '@/schemas/objects/link.ts';
import { menuGroup } from '@/schemas/objects/menu-group.ts';
import { menuItem } from '@/schemas/objects/menu-item.ts';
import { officeOptions } from '@/schemas/objects/office-options.ts';
import { openingHours } from '@/schemas/objects/opening-hours.ts';
import { phones } from '@/schemas/objects/phones.ts';
import { picture } from '@/schemas/objects/picture.ts';
import { priceTag } from '@/schemas/objects/price-tag.ts';
import { siteButton } from '@/schemas/objects/site-button.ts';
import { siteOptions } from '@/schemas/objects/site-options.ts';
import { siteSettings } from '@/schemas/objects/site-settings.ts';
import { siteTexts } from '@/schemas/objects/site-texts.ts';
import { stockSource } from '@/schemas/objects/stock-source.ts';
import { theme } from '@/schemas/objects/theme.ts';
import { vehicleCondition } from '@/schemas/objects/vehicle-condition.ts';
import { vehicleText } from '@/schemas/objects/vehicle-text.ts';
import { wordmark } from '@/schemas/objects/wordmark.ts';

/** Every kind of object that documents and blocks are made of, apart from the blocks themselves. */
export const objectTypes = [
  link,
  picture,
  priceTag,
  menuItem,
  menuGroup,
  openingHours,
  bookingRule,
  holidayHours,
  formField,
  formInbox,
  phones,
  siteButton,
  vehicleCondition,
  vehicleText,
  siteTexts,
  financeSettings,
  featureSwitches,
  siteOptions,
  officeOptions,
  wordmark,
  theme,
  siteSettings,
  stockSource,
];
