// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';
import { shareAddress } from './share-address.ts';
import { sharedByPhone } from './shared-by-phone.ts';

const what = { title: 'A car', url: 'https://a.example/cars/x' };
function browser({
  share,
  coarse = true,
  copy,
}: {
  share?: () => Promise<void>;
  coarse?: boolean;
  copy?: () => Promise<void>;
}) {
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
  vi.stubGlobal('navigator', {
    ...(share && { share }),
    clipboard: { writeText: copy ?? (() => Promise.reject(new Error('insecure'))) },
  });
}

beforeEach(() => {
  document.body.innerHTML = '<button>x</button>';
  document.execCommand = () => false;
});
afterEach(() => vi.unstubAllGlobals());

describe('[SAVE-04] handing an address on', () => {
  it('is the phone’s own business where it has a sheet for it, also when its owner changes their mind', async () => {
    browser({ share: async () => undefined });
    expect(await shareAddress(what)).toBeNull();
    browser({ share: () => Promise.reject(new DOMException('no', 'AbortError')) });
    expect(await sharedByPhone(what)).toBe(true);
  });

  it('goes by the clipboard with a mouse, or where the sheet fails', async () => {
    const copied: string[] = [];
    const writeText = async (...text: string[]) => void copied.push(...text);
    browser({ share: async () => undefined, coarse: false, copy: writeText });
    expect(await shareAddress(what)).toBe('Link copied');
    browser({ share: () => Promise.reject(new Error('broken')), copy: writeText });
    expect(await shareAddress(what)).toBe('Link copied');
    expect(copied).toEqual([what.url, what.url]);
  });

  it('goes by a selection where the browser offers no more, with the focus back; else a message is shown', async () => {
    browser({});
    document.querySelector('button')?.focus();
    const selected: string[] = [];
    document.execCommand = () => {
      selected.push(document.querySelector('textarea')?.value ?? '');
      return true;
    };
    expect(await copyText('some text')).toBe(true);
    expect([selected, document.activeElement?.tagName, document.querySelector('textarea')]).toEqual([
      ['some text'],
      'BUTTON',
      null,
    ]);
    document.execCommand = () => false;
    expect(await shareAddress(what)).toBe(`The address is ${what.url}`);
  });
});
