import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BookedText } from './booked-words.tsx';

const booked = {
  title: 'Your test drive is booked',
  car: '',
  time: 'Monday 23 November, 10:30 am AEDT',
  place: 'A, B',
};

describe('what is shown after a booking was sent', () => {
  it('[FORM-07] states when and where, and leads to the calendar, another time and the end of it', () => {
    const page = renderToStaticMarkup(<BookedText booked={booked} receipt="/enquiry/abc" />);
    expect(page).toContain('10:30 am AEDT');
    expect(page).not.toContain('>Car<');
    expect([...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/api/enquiry/abc/calendar',
      '/enquiry/abc#another-time',
      '/enquiry/abc?cancel=ask#cancel-booking',
    ]);
  });

  it('[FORM-07] leads nowhere without the address of the enquiry’s own page', () => {
    expect(renderToStaticMarkup(<BookedText booked={{ ...booked, car: 'Ranger' }} receipt="" />)).not.toContain('<a');
  });
});
