// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import type { CeremonyEnd } from './passkey-ceremony.ts';
import { PasskeyForm } from './passkey-form-client.tsx';

let end: CeremonyEnd = { to: '' };
vi.mock('./passkey-ceremony.ts', () => ({ runCeremony: async () => end }));

const [reload, assign] = [vi.fn(), vi.fn()];
beforeEach(() => {
  reload.mockClear();
  assign.mockClear();
  document.body.replaceChildren();
  Object.defineProperty(window, 'location', { value: { reload, assign }, configurable: true });
});

const pressed = async (name: string) => {
  const part = await mounted(
    <>
      <PasskeyForm to="add" kind="outline" label="Add" />
      <input name="name" defaultValue="Asha" />
    </>,
  );
  part.find<HTMLInputElement>('[name=name]').value = name;
  await part.hand(async () => {
    part.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await vi.dynamicImportSettled();
  });
  return part;
};

describe('[SAVE-06] a passkey that was added', () => {
  it('is shown at once, and where the shopper has typed by a button', async () => {
    end = { to: '' };
    await (await pressed('Asha')).end();
    expect(reload).toHaveBeenCalledOnce();
    const part = await pressed('Ash');
    expect([reload.mock.calls.length, part.text()]).toEqual([1, 'AddYour passkey is added. Show it']);
    await part.end();
  });

  it('leads on, or shows what is wrong and lets the shopper try again', async () => {
    end = { to: '/cars/x' };
    await (await pressed('Ash')).end();
    expect(assign.mock.calls).toEqual([['/cars/x']]);
    end = { problem: 'No passkey was used.' };
    const part = await pressed('Ash');
    expect([part.text(), part.find<HTMLButtonElement>('button').disabled]).toEqual(['AddNo passkey was used.', false]);
    await part.end();
  });
});
