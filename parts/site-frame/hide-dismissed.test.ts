import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { dismissedKey, hideDismissed } from './hide-dismissed.ts';

function hiddenAfter(script: string, stored: Record<string, string> | null): boolean {
  const bar = { hidden: false };
  const localStorage = {
    getItem: (key: string) => {
      if (!stored) throw new Error('storage is switched off');
      return stored[key] ?? null;
    },
  };
  runInNewContext(script, { localStorage, document: { getElementById: () => bar } });
  return bar.hidden;
}

it('[BLK-01] a dismissed bar stays away until its text changes', () => {
  const memory = 'a "Sale" </script><b>ends</b>';
  const script = hideDismissed('announcement', memory);
  expect(script).not.toContain('</script>');
  expect(hiddenAfter(script, { [dismissedKey('announcement')]: memory })).toBe(true);
  expect(hiddenAfter(script, { [dismissedKey('announcement')]: 'other words' })).toBe(false);
  expect(hiddenAfter(script, { [dismissedKey('emergency')]: memory })).toBe(false);
  expect(hiddenAfter(script, null)).toBe(false);
});
