import { Box, Button, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

type Person = { name: string; email: string };

/** `onInvite` resolves with whether it worked; what was typed stays if not. */
export function InviteForm({ onInvite }: { onInvite: (person: Person) => Promise<boolean> }) {
  const { register, handleSubmit, reset, formState } = useForm<Person>({ defaultValues: { name: '', email: '' } });
  const id = useId();
  const submit = handleSubmit(async (person) => {
    if (await onInvite(person)) reset();
  });
  return (
    <form onSubmit={(event) => void submit(event)} aria-label="Invite a person">
      <Stack gap={3}>
        <Text as="h2" size={1} weight="semibold">
          Invite a person
        </Text>
        <Flex gap={2} wrap="wrap" align="flex-end">
          <Field id={`${id}-name`} label="Name">
            <TextInput id={`${id}-name`} autoComplete="off" {...register('name', { required: true, maxLength: 100 })} />
          </Field>
          <Field id={`${id}-email`} label="Email">
            <TextInput
              id={`${id}-email`}
              type="email"
              autoComplete="off"
              {...register('email', { required: true, maxLength: 200 })}
            />
          </Field>
          <Button type="submit" text="Invite" disabled={formState.isSubmitting} />
        </Flex>
        {(formState.errors.name || formState.errors.email) && (
          <Text size={1} role="alert">
            Write a name and an email address.
          </Text>
        )}
      </Stack>
    </form>
  );
}

function Field({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <Box flex={1} style={{ minWidth: '12rem' }}>
      <Stack gap={2}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          {label}
        </Text>
        {children}
      </Stack>
    </Box>
  );
}
