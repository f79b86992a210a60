import { type FormField as Field, type Filled, type Form, fieldsOf, timeKey } from '@/domain/leads/form.ts';
import { BookingControl } from './booking-control-client.tsx';
import { ChoiceControl, SeveralControl, TickControl } from './choice-control.tsx';
import { controlId } from './control-id.ts';
import { described, FieldFrame, type Register } from './field-frame.tsx';
import { FileChooser, PlateLookup } from './late-controls-client.tsx';
import { AmountControl, LinesControl, TextControl } from './text-control.tsx';

type Props = {
  form: Form;
  field: Field;
  block: string;
  problem: string | undefined;
  /** What the server refused; null on a fresh form. */
  sent: Filled | null;
  /** What is filled in at the moment. */
  filled: Filled;
  register: Register;
  setAmount(key: string, amount: number): void;
  suggest(key: string, copy: string): void;
};

/** One field by its kind. */
export function FormField({ form, field, block, problem, sent, filled, register, setAmount, suggest }: Props) {
  const value = sent ? (sent[field.key]?.[0] ?? '') : field.initial;
  const at = fieldsOf(form).find(({ kind }) => kind === 'location');
  const props = { field, id: controlId(block, field.key), problem, value, register };
  switch (field.kind) {
    case 'long-text':
    case 'message':
      return <LinesControl {...props} />;
    case 'price':
    case 'mileage':
      return <AmountControl {...props} prices={form.prices} setAmount={setAmount} />;
    case 'choice':
    case 'category':
    case 'location':
    case 'dealership':
    case 'state':
      return <ChoiceControl {...props} />;
    case 'choices':
      return <SeveralControl {...props} values={sent?.[field.key] ?? []} />;
    case 'tick':
    case 'opt-in':
      return <TickControl {...props} />;
    case 'terms':
      return <TickControl {...props} hint={form.terms.hint} />;
    case 'date-time':
      return (
        <BookingControl
          {...props}
          time={sent?.[timeKey(field.key)]?.[0] ?? ''}
          places={form.places}
          placeKey={at?.key ?? ''}
          place={(at && filled[at.key]?.[0]) ?? at?.initial ?? ''}
          date={filled[field.key]?.[0] ?? ''}
          chosen={filled[timeKey(field.key)]?.[0] ?? ''}
          suggest={suggest}
        />
      );
    case 'file':
      return (
        <FieldFrame {...props}>
          <FileChooser id={props.id} name={field.key} value={value} {...described(props)} />
        </FieldFrame>
      );
    case 'rego':
      return looksUp(form) ? (
        <>
          <TextControl {...props} />
          <PlateLookup
            plate={filled[field.key]?.[0] ?? ''}
            state={filled[stateKey(form)]?.[0] ?? ''}
            suggest={suggest}
          />
        </>
      ) : (
        <TextControl {...props} />
      );
    default:
      return <TextControl {...props} />;
  }
}

const stateKey = (form: Form): string => fieldsOf(form).find(({ kind }) => kind === 'state')?.key ?? '';

/** A number plate can be looked up if the form also has a state and a make. */
const looksUp = (form: Form): boolean => stateKey(form) !== '' && fieldsOf(form).some(({ key }) => key === 'make');
