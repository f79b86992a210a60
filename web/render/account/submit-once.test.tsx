// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { SubmitOnce } from './submit-once-client.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('[SAVE-06] a form of an account’s pages', () => {
  it('is sent once, however often its button is pressed, and again where it led nowhere or its page came back', async () => {
    const page = await mounted(
      <>
        <SubmitOnce />
        <form id="code" />
        <form id="other" />
        <form id="script" onSubmit={(event) => event.preventDefault()} />
      </>,
    );
    /** Whether the browser sends it. */
    const press = (id: string) =>
      page.find(`#${id}`).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect([press('code'), press('code'), press('other'), press('script'), press('script')]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    vi.advanceTimersByTime(8_000);
    expect([press('code'), press('code')]).toEqual([true, false]);
    window.dispatchEvent(new Event('pageshow'));
    expect(press('code')).toBe(true);
    await page.end();
  });
});
