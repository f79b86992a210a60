import { describe, expect, it } from 'vitest';
import { alertWindow } from './alert-window.ts';

const at = (time: string, zone: string) => alertWindow(Date.parse(time), zone);

describe('[PLUS-21] the hours of alerts', () => {
  it('open at eight and close at eight by the dealer’s clock, not by the server’s', () => {
    expect(at('2026-11-25T21:00:00Z', 'Australia/Melbourne')).toEqual({ isOpen: true, day: '2026-11-26' });
    expect(at('2026-11-25T20:59:59Z', 'Australia/Melbourne')).toEqual({ isOpen: false, day: '2026-11-26' });
    expect(at('2026-11-26T08:59:59Z', 'Australia/Melbourne')).toEqual({ isOpen: true, day: '2026-11-26' });
    expect(at('2026-11-26T09:00:00Z', 'Australia/Melbourne')).toEqual({ isOpen: false, day: '2026-11-26' });
    expect(at('2026-11-25T21:00:00Z', 'Australia/Perth')).toEqual({ isOpen: false, day: '2026-11-26' });
  });

  it('are closed at midnight, and follow daylight saving', () => {
    expect(at('2026-11-25T13:00:00Z', 'Australia/Sydney')).toEqual({ isOpen: false, day: '2026-11-26' });
    expect(at('2026-07-25T22:00:00Z', 'Australia/Sydney').isOpen).toBe(true);
    expect(at('2026-07-25T21:30:00Z', 'Australia/Sydney').isOpen).toBe(false);
    expect(at('2026-07-25T21:30:00Z', 'Australia/Brisbane').isOpen).toBe(false);
  });
});
