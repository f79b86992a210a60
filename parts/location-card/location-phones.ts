import { phoneHref } from '@/domain/locations/phone.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { SiteContact } from '@/domain/site/site-parts.ts';

type LabelledPhone = { label: string; phone: string };

/**
 * The phones of a location: its own, and for the main location those of the site's departments;
 * each number once (LOC-03).
 */
export function locationPhones(
  { phone, primary }: Pick<SiteLocation, 'phone' | 'primary'>,
  { phones }: Pick<SiteContact, 'phones'>,
): LabelledPhone[] {
  const departments = primary
    ? [
        { label: 'Sales', phone: phones.sales },
        { label: 'Service', phone: phones.service },
        { label: 'Parts', phone: phones.parts },
      ]
    : [];
  const all = [{ label: 'Phone', phone: phone || phones.main }, ...departments].filter((one) => one.phone !== '');
  return all.filter((one, at) => all.findIndex((other) => phoneHref(other.phone) === phoneHref(one.phone)) === at);
}
