import { Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Hours, NewDealer } from './dealer-fields.ts';

type Props = {
  form: UseFormReturn<NewDealer>;
  name: 'weekdays' | 'saturday' | 'sunday';
  label: string;
  check: (hours: Hours) => true | string;
};

/** Opening and closing time; both are checked together. */
export function HoursFields({
  form: { register, getValues, getFieldState, trigger, formState },
  name,
  label,
  check,
}: Props) {
  const id = useId();
  const fault = getFieldState(`${name}.closes`, formState).error?.message;
  const described = fault ? { 'aria-describedby': `${id}-error`, 'aria-invalid': true as const } : {};
  return (
    <Stack gap={2}>
      <Text size={1} weight="medium">
        {label}
      </Text>
      <Flex gap={2} align="center">
        <TextInput
          placeholder="08:30"
          aria-label={`${label}, opens`}
          {...described}
          {...register(`${name}.opens`, { onBlur: () => formState.isSubmitted && void trigger(`${name}.closes`) })}
        />
        <Text size={1}>to</Text>
        <TextInput
          placeholder="17:30"
          aria-label={`${label}, closes`}
          {...described}
          {...register(`${name}.closes`, { validate: () => check(getValues(name)) })}
        />
      </Flex>
      {fault && (
        <Text id={`${id}-error`} size={1}>
          {fault}
        </Text>
      )}
    </Stack>
  );
}
