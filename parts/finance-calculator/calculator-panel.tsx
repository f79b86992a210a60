import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import type { Link, ResolvedSite } from '@/domain/site/resolved-site.ts';
import { FinanceBanner } from '@/parts/finance-cta/finance-banner.tsx';
import { FinanceCta } from '@/parts/finance-cta/finance-cta.tsx';
import { CalculatorLater } from './calculator-later-client.tsx';

type Props = {
  site: ResolvedSite;
  settings: CalculatorSettings;
  /** The car that it is about; empty for none. */
  car?: string;
  heading: string;
  /** Where the button leads; null: the site's own finance button. */
  link: Link | null;
};

/** The calculator with what leads to an enquiry, and the site's disclaimer. */
export function CalculatorPanel({ site, settings, car = '', heading, link }: Props) {
  const goal = link ?? site.buttons.find(({ key }) => key === 'finance');
  const own = goal && {
    href: goal.href,
    ...(!site.features.financeEnquireLabel && !site.features.financeModal && goal.label && { label: goal.label }),
  };
  return (
    <div className="@container">
      <CalculatorLater
        settings={settings}
        car={car}
        heading={heading}
        actions={
          <>
            <FinanceCta site={site} car={null} own={own} />
            <FinanceBanner site={site} car={null} />
          </>
        }
        fullDisclaimer={site.features.financeDisclaimerFull}
      />
    </div>
  );
}
