import { formatPhone } from '@/domain/locations/phone.ts';
import { SendButton } from '@/ui/button/send-button.tsx';
import type { CheckoutForm } from '@/web/purchases/checkout-form.ts';
import { Carried, type CheckoutProps } from './checkout-parts.tsx';
import { Panel } from './hold-parts.tsx';

/** The shopper's name, mobile number, and optional mail address. */
export function DetailsStep({ car, mode, isNextInLine, form, phone, now }: CheckoutProps) {
  const typed = form.phone || (phone ? formatPhone(phone) : '');
  return (
    <Panel title="Your details">
      {form.field === 'none' && form.problem && (
        <p role="alert" data-testid="error-warning" className="form-alert">
          {form.problem}
          {form.againAt > now && ' Please wait a moment before you ask for another.'}
        </p>
      )}
      <form method="post" action="/api/checkout" className="mt-4 grid gap-4">
        <input type="hidden" name="action" value="details" />
        <Carried car={car} mode={mode} isNextInLine={isNextInLine} />
        <Field label="Your name" name="name" value={form.name} form={form} autoComplete="name" required />
        <Field
          label="Mobile number"
          name="phone"
          type="tel"
          value={typed}
          form={form}
          autoComplete="tel"
          help="We text a 6-digit code to it. No account, no password."
          required
        />
        <Field
          label="Email for the receipt"
          name="email"
          type="email"
          value={form.email}
          form={form}
          autoComplete="email"
        />
        <SendButton kind="filled" sending="Sending…">
          Continue
        </SendButton>
      </form>
    </Panel>
  );
}

type FieldProps = {
  label: string;
  name: 'name' | 'email' | 'phone';
  value: string;
  form: CheckoutForm;
  autoComplete: string;
  type?: string;
  help?: string;
  required?: boolean;
};

function Field({ label, name, value, form, help, required = false, type = 'text', autoComplete }: FieldProps) {
  const wrong = form.field === name && form.problem !== '';
  const described = wrong ? `${name}-problem` : help ? `${name}-help` : undefined;
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {!required && <span>(optional)</span>}
      </label>
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        required={required}
        maxLength={name === 'phone' ? 60 : 120}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described}
      />
      {wrong && (
        <p id={`${name}-problem`} role="alert" className="field-problem">
          {form.problem}
        </p>
      )}
      {!wrong && help && (
        <p id={`${name}-help`} className="text-ink-2 text-small">
          {help}
        </p>
      )}
    </div>
  );
}
