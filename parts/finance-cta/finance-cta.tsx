import { type FinanceCta as Cta, financeCta, financeText } from '@/domain/finance/finance-cta.ts';
import type { FinanceLinkCar } from '@/domain/finance/finance-link.ts';
import type { FinanceSite } from '@/domain/finance/finance-site.ts';
import type { FormSite } from '@/domain/leads/form-site.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { FormDialog } from '@/parts/enquiry-form/form-dialog-client.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = {
  site: FormSite & Pick<FinanceSite, 'buttons'>;
  car: FinanceLinkCar | null;
  /** Label and address that staff chose instead of the site's own. */
  own?: Partial<Pick<Cta, 'label' | 'href'>> | undefined;
};

/**
 * The way to finance by the site's setting: a link, "Enquire Now", or the dialog "Finance Enquiry"
 * (FIN-11).
 */
export function FinanceCta({ site, car, own = {} }: Props) {
  const { kind, label, href } = financeCta(site, car, own);
  const enquiry = kind === 'dialog' ? standardForm('finance-enquiry') : null;
  if (enquiry)
    return (
      <FormDialog
        label={label}
        title={financeText.dialog}
        href={href}
        // The form books no time, so it needs no clock.
        form={resolveForm(enquiry, site, 0)}
        thanks={`Thank you. ${site.name} will call you about finance.`}
        carId={car?.id ?? ''}
        closeIcon={<Icon name="x" size={20} />}
      />
    );
  return (
    <ButtonLink kind="filled" href={href}>
      {label}
    </ButtonLink>
  );
}
