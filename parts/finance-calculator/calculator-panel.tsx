import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import type { FinanceLinkCar } from '@/domain/finance/finance-link.ts';
import type { FinanceSite } from '@/domain/finance/finance-site.ts';
import type { FormSite } from '@/domain/leads/form-site.ts';
import { buyLabel, buyWithFigures } from '@/domain/stock/vehicle-page/buying.ts';
import type { Link } from '@/domain/text/link.ts';
import { FinanceBanner } from '@/parts/finance-cta/finance-banner.tsx';
import { FinanceCta } from '@/parts/finance-cta/finance-cta.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { CalculatorLater } from './calculator-later-client.tsx';

type Props = {
  site: FormSite & Pick<FinanceSite, 'buttons'>;
  settings: CalculatorSettings;
  /** The car; null for none. */
  car: FinanceLinkCar | null;
  heading: string;
  /** The button's label and address if staff set them here; absent: the site's own. */
  link?: Partial<Link>;
  /** Whether the car can be bought online; its purchase starts with these figures (CHK-05). */
  canBuy?: boolean;
};

/** The calculator with links to an enquiry or purchase, and the site's disclaimer. */
export function CalculatorPanel({ site, settings, car, heading, link, canBuy = false }: Props) {
  return (
    <div className="@container">
      <CalculatorLater
        settings={settings}
        car={car?.id ?? ''}
        heading={heading}
        actions={
          <>
            <FinanceCta site={site} car={car} own={link} />
            {canBuy && car && (
              <ButtonLink kind="outline" href={buyWithFigures(car.id, settings.start)}>
                {buyLabel} with these figures
              </ButtonLink>
            )}
            <FinanceBanner site={site} car={car} />
          </>
        }
        fullDisclaimer={site.features.financeDisclaimerFull}
      />
    </div>
  );
}
