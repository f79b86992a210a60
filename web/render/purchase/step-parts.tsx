import type { ReactNode } from 'react';
import type { PurchaseStep } from '@/domain/purchases/purchase-choices.ts';
import { purchasePath } from '@/domain/purchases/purchase-path.ts';
import { Button } from '@/ui/button/button.tsx';

type FormProps = { car: string; step: PurchaseStep; label: string; children?: ReactNode };

/** The form of a step; the response redirects to all steps. */
export const StepForm = ({ car, step, label, children }: FormProps) => (
  <form method="post" action="/api/purchase" className="grid gap-5">
    <input type="hidden" name="action" value="step" />
    <input type="hidden" name="car" value={car} />
    <input type="hidden" name="step" value={step} />
    {children}
    <div className="flex flex-wrap items-center gap-4">
      <Button kind="filled" type="submit">
        {label}
      </Button>
      <a className="tap inline-flex items-center text-link underline underline-offset-3" href={purchasePath(car)}>
        Back to all steps
      </a>
    </div>
  </form>
);

type ChoiceProps = {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  label: string;
  text?: string;
};

/** A radio button or checkbox with its text, which includes the amount. */
export const Choice = ({ type, name, value, checked, label, text }: ChoiceProps) => (
  <label className="field-tick flex items-start gap-3">
    <input
      type={type}
      name={name}
      value={value}
      defaultChecked={checked}
      className="mt-0.5 size-5 flex-none accent-action"
    />
    <span className="min-w-0">
      <b>{label}</b>
      {text && <span className="block text-small text-ink-2">{text}</span>}
    </span>
  </label>
);
