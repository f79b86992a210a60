import { Button, Flex } from '@sanity/ui';
import { Fragment } from 'react';
import type { UseFieldArrayReturn, UseFormReturn } from 'react-hook-form';
import { checkStaff, type NewDealer } from './dealer-fields.ts';
import { Section, TextField } from './form-parts.tsx';

type Props = { form: UseFormReturn<NewDealer>; staff: UseFieldArrayReturn<NewDealer, 'staff'> };

/** Who is invited; a row without name and email is none. */
export function StaffFields({ form: { register, getValues, formState }, staff }: Props) {
  const faults = formState.errors.staff;
  return (
    <Section
      title="Staff"
      text="Each gets a link to choose a password. They edit this site alone, and see no other dealer."
    >
      {staff.fields.map(({ id }, at) => (
        <Fragment key={id}>
          <TextField
            label={at === 0 ? 'Name of a person' : `Name of person ${at + 1}`}
            {...register(`staff.${at}.name`, { validate: () => checkStaff(getValues(`staff.${at}`)).name })}
            error={faults?.[at]?.name?.message}
          />
          <TextField
            label={at === 0 ? 'Their email' : `Email of person ${at + 1}`}
            type="email"
            {...register(`staff.${at}.email`, { validate: () => checkStaff(getValues(`staff.${at}`)).email })}
            error={faults?.[at]?.email?.message}
          />
        </Fragment>
      ))}
      {staff.fields.length < 20 && (
        <Flex style={{ gridColumn: '1 / -1' }}>
          <Button mode="ghost" text="Another person" onClick={() => staff.append({ name: '', email: '' })} />
        </Flex>
      )}
    </Section>
  );
}
