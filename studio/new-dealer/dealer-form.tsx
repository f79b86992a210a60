import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect } from 'react';
import { type FieldPath, type UseFormReturn, useFieldArray, useForm } from 'react-hook-form';
import { states } from '@/schemas/fields/vocabulary.ts';
import { checkHours, fieldChecks, type NewDealer, slugOfName } from './dealer-fields.ts';
import { ChoiceField, Section, TextField } from './form-parts.tsx';
import { HoursFields } from './hours-fields.tsx';
import { StaffFields } from './staff-fields.tsx';
import { readTyped, storeTyped } from './typed-dealer.ts';
import type { Layers } from './use-layers.ts';

type Faults = Partial<Record<FieldPath<NewDealer>, string>>;
type Props = {
  layers: Layers;
  /** Whether a site needs no host name: the studio is on a developer's machine. */
  isLocal: boolean;
  /** Whether staff are invited here; a hosted project invites them at Sanity. */
  invitesStaff: boolean;
  /** Resolves with what is wrong by field; `root` is about the whole. */
  onCreate: (dealer: NewDealer) => Promise<Faults & { root?: string }>;
};

/** The form of a new dealer. What was typed is there again after the pane was left. */
export function DealerForm({ layers, isLocal, invitesStaff, onCreate }: Props) {
  const form = useForm<NewDealer>({ defaultValues: readTyped(), mode: 'onTouched' });
  const { handleSubmit, setError, getValues, setValue, watch, formState } = form;
  const staff = useFieldArray({ control: form.control, name: 'staff' });
  useEffect(() => {
    const { unsubscribe } = watch((typed) => storeTyped(typed));
    return unsubscribe;
  }, [watch]);
  const submit = handleSubmit(async (dealer) => {
    const { root, ...faults } = await onCreate(dealer);
    if (root) setError('root', { message: root });
    for (const [field, message] of Object.entries(faults))
      setError(field as FieldPath<NewDealer>, { message }, { shouldFocus: true });
  });
  const field = fieldsOf(form, isLocal);
  const name = field('name');
  /** The short name follows the name until staff write their own. Call before the name changes. */
  const followName = (next: string) => {
    const { name: before, slug } = getValues();
    if (slug === slugOfName(before)) setValue('slug', slugOfName(next), { shouldValidate: formState.isSubmitted });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="New dealer">
      <Stack gap={4}>
        <Section title="The business">
          <TextField
            label="Name"
            {...name}
            onChange={(event) => {
              followName(event.currentTarget.value);
              void name.onChange(event);
            }}
          />
          <TextField label="Short name in addresses" {...field('slug')} />
          <TextField
            label="Host name"
            hint={isLocal ? 'Like www.example.com.au. On this machine it may be empty.' : 'Like www.example.com.au.'}
            {...field('host')}
          />
          <TextField label="ABN" hint="Tax invoices need it." {...field('abn')} />
          <TextField label="Dealer licence" hint="In the footer, like LMCT 12345." {...field('licence')} />
        </Section>
        <Section title="Starts with" text="The dealer gets these pages, menus and looks, and can change each.">
          <ChoiceField label="Template" none="Choose a template" choices={layers.templates} {...field('template')} />
          <ChoiceField label="Brand" none="Many brands" choices={layers.manufacturers} {...field('manufacturer')} />
          <ChoiceField label="Dealer group" none="No group" choices={layers.groups} {...field('group')} />
        </Section>
        <Section title="Where it is">
          <TextField label="Street and number" {...field('street')} />
          <TextField label="Suburb or town" {...field('city')} />
          <ChoiceField label="State" none="Choose a state" choices={states} {...field('state')} />
          <TextField label="Postcode" inputMode="numeric" {...field('postcode')} />
          <TextField label="Phone" type="tel" {...field('phone')} />
        </Section>
        <Section title="Opening hours" text="Like 08:30 and 17:30. A day without times is closed.">
          <HoursFields form={form} name="weekdays" label="Monday to Friday" check={checkHours} />
          <HoursFields form={form} name="saturday" label="Saturday" check={checkHours} />
          <HoursFields form={form} name="sunday" label="Sunday" check={checkHours} />
        </Section>
        <Section title="Enquiries and stock">
          <TextField label="Enquiries go to" type="email" hint="An email address." {...field('inbox')} />
          <TextField
            label="Stock feed"
            hint="The https address of the dealer’s whole stock as CSV, JSON or XML. Fetched each hour. It may follow later."
            {...field('feed')}
          />
        </Section>
        {invitesStaff && <StaffFields form={form} staff={staff} />}
        {formState.errors.root && (
          <Card tone="critical" padding={3} radius={2} role="alert">
            <Text size={1}>{formState.errors.root.message}</Text>
          </Card>
        )}
        <Flex justify="flex-end">
          <Button
            type="submit"
            tone="primary"
            padding={4}
            text={formState.isSubmitting ? 'Creating…' : 'Create the dealer'}
            disabled={formState.isSubmitting}
          />
        </Flex>
      </Stack>
    </form>
  );
}

/** Registers a field with its check; the result is a field's properties. */
function fieldsOf({ register, formState }: UseFormReturn<NewDealer>, isLocal: boolean) {
  const checks: Partial<Record<string, (value: string) => true | string>> = fieldChecks(isLocal);
  return (name: Exclude<keyof NewDealer, 'staff' | 'weekdays' | 'saturday' | 'sunday'>) => ({
    ...register(name, { validate: (value) => checks[name]?.(value) ?? true }),
    error: formState.errors[name]?.message,
  });
}
