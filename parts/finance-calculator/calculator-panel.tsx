import { stegaClean } from '@sanity/client/stega';
import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import type { Link, ResolvedSite } from '@/domain/site/resolved-site.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Calculator } from './calculator-client.tsx';

type Props = {
  site: ResolvedSite;
  settings: CalculatorSettings;
  heading: string;
  /** Where the button leads; null: the site's own finance button. */
  link: Link | null;
};

/** The calculator with the site's button and disclaimer. */
export function CalculatorPanel({ site, settings, heading, link }: Props) {
  const own = site.buttons.find(({ key }) => stegaClean(key) === 'finance');
  const goal = link ?? own;
  const label = site.features.financeEnquireLabel && !link ? 'Enquire Now' : goal?.label;
  return (
    <Calculator
      settings={settings}
      heading={heading}
      actions={
        goal && (
          <ButtonLink kind="filled" href={stegaClean(goal.href)}>
            {label}
          </ButtonLink>
        )
      }
      fullDisclaimer={site.features.financeDisclaimerFull}
    />
  );
}
