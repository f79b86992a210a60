import { ResetIcon } from '@sanity/icons/Reset';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { ExplorerRow } from './explorer-rows.ts';
import { resetLeavesNothing } from './reset-leaves-nothing.ts';

type Props = { row: ExplorerRow; onReset: ((row: ExplorerRow) => void) | undefined };

/**
 * Resets at once where a layer below sets the value; where none does, shoppers would lose it, so it
 * needs a confirmation.
 */
export function ResetButton({ row, onReset }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const loss = resetLeavesNothing(row);
  const reset = () => {
    setIsConfirming(false);
    onReset?.(row);
  };
  if (isConfirming && loss)
    return (
      <Card tone="caution" padding={3} radius={2} role="alertdialog" aria-label={`Reset ${row.title}`}>
        <Stack gap={3}>
          <Text size={1}>{loss}</Text>
          <Flex gap={2}>
            <Button type="button" autoFocus mode="ghost" text="Keep it" onClick={() => setIsConfirming(false)} />
            <Button type="button" tone="critical" text="Reset anyway" disabled={!onReset} onClick={reset} />
          </Flex>
        </Stack>
      </Card>
    );
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      icon={ResetIcon}
      text="Reset"
      aria-label={`Reset ${row.title} to what the layers below say`}
      disabled={!onReset}
      onClick={() => (loss ? setIsConfirming(true) : reset())}
    />
  );
}
