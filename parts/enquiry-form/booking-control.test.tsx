import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BookablePlace } from '@/domain/leads/form.ts';
import { BookingControl } from './booking-control-client.tsx';

const day = (date: string, label: string, from: number) => ({ date, label, from, to: from + 60, step: 30, taken: [] });
const places: BookablePlace[] = [
  { id: 'a', name: 'A', days: [day('2026-11-24', 'Tuesday 24 November', 600)] },
  {
    id: 'b',
    name: 'B',
    days: [day('2026-11-24', 'Tuesday 24 November', 630), day('2026-11-25', 'Wednesday 25 November', 540)],
  },
];
const field = { key: 'dateTime', kind: 'date-time', label: 'When?', required: true, help: '', pieces: [], choices: [] };

function shown(chosen: { place?: string; date?: string; placeKey?: string }): string {
  const { place = '', date = '', placeKey = '' } = chosen;
  const register = (name: string) => ({ name, onChange: async () => {}, onBlur: async () => {}, ref: () => {} });
  const props = { id: 'when', problem: undefined, value: '', register: register as never, time: '', chosen: '' };
  const markup = renderToStaticMarkup(
    <BookingControl
      {...props}
      {...{ places, placeKey, place, date }}
      field={{ ...field, initial: '' } as never}
      suggest={() => {}}
    />,
  );
  return markup.slice(markup.indexOf('name="dateTime_time"'));
}

describe('the times of a booking', () => {
  it('[FORM-07] [FORM-14] are under their days, each naming its own, until a day is chosen', () => {
    expect([...shown({}).matchAll(/<optgroup label="([^"]+)">/g)].map(([, label]) => label)).toEqual([
      'Tuesday 24 November',
      'Wednesday 25 November',
    ]);
    expect(shown({})).toMatch(/<option value="2026-11-24T11:30">Tuesday 24 November, 11:30.am<\/option><\/optgroup>/);
    expect(shown({ place: 'a' })).not.toContain('11:30');
  });

  it('[FORM-07] [FORM-14] are under their places where several can be chosen, each naming its place and day', () => {
    const times = shown({ placeKey: 'location' });
    expect([...times.matchAll(/<optgroup label="([^"]+)">/g)].map(([, label]) => label)).toEqual(['A', 'B']);
    expect(times).toMatch(/<option value="2026-11-24T11:00@a">A, Tuesday 24 November, 11:00.am<\/option><\/optgroup>/);
    expect(times).toMatch(/<option value="2026-11-25T09:00@b">B, Wednesday 25 November, 9:00.am<\/option>/);
    const ofOne = shown({ placeKey: 'location', place: 'b' });
    expect(ofOne).toContain('value="2026-11-24T11:30@b"');
    expect(ofOne).not.toContain('@a');
  });

  it('[FORM-07] are those of the chosen day alone', () => {
    const times = shown({ place: 'a', date: '2026-11-24' });
    expect(times).not.toContain('optgroup');
    expect([...times.matchAll(/<option value="(\d[^"]*)"/g)].map(([, time]) => time)).toEqual([
      '10:00',
      '10:30',
      '11:00',
    ]);
  });
});
