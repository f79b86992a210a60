import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { paymentWaysPath } from '@/domain/accounts/invoice.ts';
import { InvoiceForm } from '@/parts/invoice-form/invoice-form.tsx';
import { Section } from '@/ui/section/section.tsx';

type InvoicePayment = BlockOf<'invoicePayment'>;

/**
 * A form for an invoice's number and amount; the next page states how to pay it (NAV-15). No money
 * is taken.
 */
function InvoicePaymentView({ block, context }: BlockProps<InvoicePayment>) {
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <div className="grid max-w-[420px] gap-5 wrap-anywhere">
        {block.text && <p {...context.edit('text')}>{block.text}</p>}
        <InvoiceForm action={paymentWaysPath} example={block.example ?? ''} />
        {block.ways && (
          <p className="text-ink-2 text-small" {...context.edit('ways')}>
            {block.ways}
          </p>
        )}
      </div>
    </Section>
  );
}

export const invoicePaymentBlock: BlockDefinition<InvoicePayment, undefined> = {
  type: 'invoicePayment',
  view: InvoicePaymentView,
  check: ({ heading }) => (heading ? null : 'Write a heading.'),
};
