import type { AlertSender } from '@/domain/accounts/alerts/alert-message.ts';
import { alertsPath } from '@/domain/accounts/alerts/alerts-path.ts';
import { garagePath, garageTitle } from '@/domain/accounts/garage-path.ts';
import { labelledLicence } from '@/domain/locations/dealer-licence.ts';
import { chosenLocations } from '@/domain/locations/location-choice.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import type { SiteBusiness, SiteContact, SiteIdentity, SiteLook, SiteSwitches } from '@/domain/site/site-parts.ts';

/** The parts of a site that a message uses. */
export type AlertSite = SiteIdentity & SiteBusiness & SiteContact & SiteLook & SiteSwitches;

/** The sender of a message (Spam Act 2003), its look, and the link to unsubscribe. */
export function alertSender(site: AlertSite, origin: string, token: string): AlertSender {
  const [place] = chosenLocations(site.locations, 'primary');
  const { main } = site.phones;
  const address = place
    ? [place.street, [place.city, place.state.toUpperCase(), place.postcode].filter(Boolean).join(' ')]
    : [];
  const { brand, onBrand, ink, ink2, line } = site.theme;
  return {
    name: site.name,
    identity: [address.filter(Boolean).join(', '), main ? formatPhone(main) : '', labelledLicence(site.licence)].filter(
      Boolean,
    ),
    origin,
    garage: { path: garagePath(site), title: garageTitle(site) },
    stopPath: alertsPath(token),
    look: { brand, onBrand, ink, ink2, line },
  };
}
