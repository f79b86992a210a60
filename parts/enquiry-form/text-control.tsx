import type { FormEvent, InputHTMLAttributes } from 'react';
import { dollars, kilometres, mileagePresets } from '@/domain/leads/amounts.ts';
import type { FieldKind } from '@/domain/leads/field-kinds.ts';
import { described, FieldFrame, type FieldProps } from './field-frame.tsx';

type Attributes = InputHTMLAttributes<HTMLInputElement>;

const ofKind: Partial<Record<FieldKind, Attributes>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  postcode: { inputMode: 'numeric', maxLength: 20, onInput: cutToPostcode },
  number: { inputMode: 'numeric', maxLength: 12 },
  price: { inputMode: 'numeric', maxLength: 14 },
  mileage: { inputMode: 'numeric', maxLength: 14 },
  date: { type: 'date' },
  rego: { autoCapitalize: 'characters', spellCheck: false, maxLength: 12 },
};

/** A `maxlength` of 4 would make " 300" of a pasted " 3000". */
function cutToPostcode({ currentTarget }: FormEvent<HTMLInputElement>): void {
  const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, 4);
  if (digits !== currentTarget.value) currentTarget.value = digits;
}

/** `autocomplete` values by field name; the names are those that lead systems use. */
const autoComplete: Readonly<Record<string, string>> = {
  name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  phone: 'tel',
  postcode: 'postal-code',
};

/** A field to type into: text, an address, a number. */
export function TextControl(props: FieldProps) {
  const { field, id, value, register } = props;
  return (
    <FieldFrame {...props}>
      <input
        id={id}
        {...register(field.key)}
        defaultValue={value}
        autoComplete={autoComplete[field.key] ?? 'off'}
        maxLength={200}
        {...ofKind[field.kind]}
        {...described(props)}
      />
    </FieldFrame>
  );
}

export function LinesControl(props: FieldProps) {
  const { field, id, value, register } = props;
  return (
    <FieldFrame {...props}>
      <textarea
        id={id}
        {...register(field.key)}
        defaultValue={value}
        rows={4}
        maxLength={2_000}
        {...described(props)}
      />
    </FieldFrame>
  );
}

type AmountProps = FieldProps & { prices: readonly number[]; setAmount(key: string, amount: number): void };

/** A price or a distance, with amounts to click; without script it is typed (FORM-10). */
export function AmountControl(props: AmountProps) {
  const { field, id, value, prices, register, setAmount } = props;
  const isPrice = field.kind === 'price';
  const amounts: readonly number[] = isPrice ? prices : mileagePresets;
  const format = isPrice ? dollars : kilometres;
  return (
    <FieldFrame {...props}>
      <div className="field-amount" data-kind={field.kind}>
        {isPrice && <span aria-hidden>$</span>}
        <input
          id={id}
          {...register(field.key)}
          defaultValue={value}
          autoComplete="off"
          {...ofKind[field.kind]}
          {...described(props)}
        />
        {!isPrice && <span> kms</span>}
      </div>
      <fieldset className="field-presets">
        <legend className="visually-hidden">{field.label}, usual amounts</legend>
        {amounts.map((amount) => (
          <button key={amount} type="button" onClick={() => setAmount(field.key, amount)}>
            {format(amount)}
          </button>
        ))}
      </fieldset>
    </FieldFrame>
  );
}
