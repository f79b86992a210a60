// @vitest-environment jsdom
import { act, useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { useFocus } from './use-focus-client.ts';

let warn: () => void = () => undefined;

function Form() {
  const [count, setCount] = useState(0);
  const alert = useRef<HTMLParagraphElement>(null);
  const focusAlert = useFocus(() => alert.current);
  warn = () => {
    setCount(count + 1);
    focusAlert();
  };
  return (
    <>
      <button type="button">Send</button>
      {count > 0 && (
        <p ref={alert} role="alert" tabIndex={-1}>
          {count}
        </p>
      )}
    </>
  );
}

it('[FORM-04] the focus goes to what the same change draws, though no frame of the browser comes, and does so each time', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const part = await mounted(<Form />);
  for (const count of ['1', '2']) {
    part.find('button').focus();
    await act(async () => warn());
    expect([document.activeElement?.getAttribute('role'), document.activeElement?.textContent]).toEqual([
      'alert',
      count,
    ]);
  }
  await part.end();
});
