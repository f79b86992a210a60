import { Button } from '@/ui/button/button.tsx';

type Props = {
  action: string;
  example?: string;
  /** The typed values and their problems, after a failed attempt. */
  typed?: { invoice: string; amount: string };
  problems?: { invoice?: string; amount?: string };
};

const fields = [
  ['invoice', 'Invoice number', 'text'],
  ['amount', 'Amount in dollars', 'decimal'],
] as const;

/** A form for an invoice's number and amount; works without script. */
export function InvoiceForm({ action, example = '', typed = { invoice: '', amount: '' }, problems = {} }: Props) {
  return (
    <form method="get" action={action} className="grid gap-4">
      {fields.map(([name, label, inputMode]) => (
        <div key={name} className="field">
          <label htmlFor={`pay-${name}`}>{label}</label>
          <input
            id={`pay-${name}`}
            name={name}
            required
            inputMode={inputMode}
            maxLength={40}
            autoComplete="off"
            defaultValue={typed[name]}
            placeholder={name === 'invoice' && example ? example : undefined}
            aria-invalid={problems[name] ? true : undefined}
            aria-describedby={problems[name] ? `pay-${name}-problem` : undefined}
          />
          {problems[name] && (
            <p id={`pay-${name}-problem`} role="alert" className="field-problem">
              {problems[name]}
            </p>
          )}
        </div>
      ))}
      <div>
        <Button kind="filled" type="submit">
          See how to pay
        </Button>
      </div>
    </form>
  );
}
