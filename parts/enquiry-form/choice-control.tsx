import type { ConsentPiece } from '@/domain/leads/consent-words.ts';
import { described, FieldFrame, type FieldProps, GroupFrame, Notes } from './field-frame.tsx';

/** More than these are a list that opens. */
const maxInSight = 4;

/** One choice of several: radio buttons if there are few, else a select. */
export function ChoiceControl(props: FieldProps) {
  const { field, id, value, register } = props;
  if (field.kind === 'choice' && field.choices.length <= maxInSight) return <RadioControl {...props} />;
  return (
    <FieldFrame {...props}>
      <select id={id} {...register(field.key)} defaultValue={value} {...described(props)}>
        <option value="">Please choose</option>
        {field.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function RadioControl(props: FieldProps) {
  const { field, id, value, register } = props;
  return (
    <GroupFrame {...props}>
      <div className="field-choices">
        {field.choices.map((choice, at) => (
          <label key={choice.value} className="field-choice">
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              {...register(field.key)}
              value={choice.value}
              defaultChecked={choice.value === value}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

/** Any number of choices: checkboxes. */
export function SeveralControl({ values, ...props }: FieldProps & { values: readonly string[] }) {
  const { field, id, register } = props;
  return (
    <GroupFrame {...props}>
      <div className="field-choices">
        {field.choices.map((choice, at) => (
          <label key={choice.value} className="field-choice">
            <input
              type="checkbox"
              id={at === 0 ? id : undefined}
              {...register(field.key)}
              value={choice.value}
              defaultChecked={values.includes(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

/** A single checkbox with its text, `hint` below it. */
export function TickControl({ hint, ...props }: FieldProps & { hint?: string }) {
  const { field, id, value, register } = props;
  const hinted = { ...field, help: hint ?? field.help };
  return (
    <div className="field">
      <label className="field-choice field-tick">
        <input
          type="checkbox"
          id={id}
          {...register(field.key)}
          value="yes"
          defaultChecked={value !== ''}
          {...described({ ...props, field: hinted })}
        />
        <ConsentText pieces={field.pieces} />
      </label>
      <Notes {...props} field={hinted} />
    </div>
  );
}

/** Links open in a new tab, so that the form stays filled in; pressing one never ticks the box. */
function ConsentText({ pieces }: { pieces: readonly ConsentPiece[] }) {
  return (
    <span>
      {pieces.map(({ text, href }) =>
        href === null ? (
          text
        ) : (
          <a key={text} href={href} target="_blank" rel="noopener" title="Opens in a new tab">
            {text}
          </a>
        ),
      )}
    </span>
  );
}
