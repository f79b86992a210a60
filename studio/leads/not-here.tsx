import { Button, Card, Flex, Spinner, Text } from '@sanity/ui';

const failures = {
  shut: 'Your account may not read this. Sign in again, or ask your administrator.',
  failed: 'This could not be read right now.',
};

type Props = { state: 'loading' | 'failed' | 'shut'; what: string; onAgain: () => void };

/** Shown while a response is loading, or after it failed. */
export function NotHere({ state, what, onAgain }: Props) {
  if (state === 'loading') {
    return (
      <Flex justify="center" padding={5} role="status" aria-label={`Loading the ${what}`}>
        <Spinner muted />
      </Flex>
    );
  }
  return (
    <Card padding={4} radius={2} tone="caution" border role="alert">
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>{failures[state]}</Text>
        {state === 'failed' && <Button mode="ghost" fontSize={1} padding={2} text="Try again" onClick={onAgain} />}
      </Flex>
    </Card>
  );
}
