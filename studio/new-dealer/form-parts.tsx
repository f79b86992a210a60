import { Card, Grid, Select, Stack, Text, TextInput } from '@sanity/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

type Frame = { label: string; hint?: string; error?: string | undefined };
type Described = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** A label, a control, a hint and what is wrong, connected for screen readers. */
function FieldFrame({ label, hint, error, children }: Frame & { children: (described: Described) => ReactNode }) {
  const id = useId();
  const about = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ');
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children({ id, ...(about && { 'aria-describedby': about }), ...(error && { 'aria-invalid': true }) })}
      {hint && (
        <Text id={`${id}-hint`} size={1} muted>
          {hint}
        </Text>
      )}
      {error && (
        <Card tone="critical" padding={2} radius={2}>
          <Text id={`${id}-error`} size={1}>
            {error}
          </Text>
        </Card>
      )}
    </Stack>
  );
}

/** A text field; further properties are those that react-hook-form registers. */
export function TextField({ label, hint, error, ...input }: Frame & ComponentProps<typeof TextInput>) {
  return (
    <FieldFrame label={label} {...(hint && { hint })} error={error}>
      {(described) => <TextInput autoComplete="off" {...input} {...described} />}
    </FieldFrame>
  );
}

type Choice = { value: string; title: string };

/** A choice; `none` is the text of the empty one. */
export function ChoiceField({
  label,
  hint,
  error,
  choices,
  none,
  ...select
}: Frame & { choices: readonly Choice[]; none: string } & ComponentProps<typeof Select>) {
  return (
    <FieldFrame label={label} {...(hint && { hint })} error={error}>
      {(described) => (
        <Select {...select} {...described}>
          <option value="">{none}</option>
          {choices.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

/** A titled group of fields, two beside each other if there is room. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card as="fieldset" aria-label={title} padding={4} radius={2} border style={{ margin: 0 }}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Text as="h2" size={2} weight="semibold">
            {title}
          </Text>
          {text && (
            <Text size={1} muted>
              {text}
            </Text>
          )}
        </Stack>
        <Grid gap={4} style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' }}>
          {children}
        </Grid>
      </Stack>
    </Card>
  );
}
