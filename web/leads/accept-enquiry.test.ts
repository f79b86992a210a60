import { describe, expect, it } from 'vitest';
import { userData } from '@/domain/leads/user-data.ts';
import { sentForm } from './sent-form.ts';

const nul = '\u0000';

describe('what a browser sends', () => {
  it('[FORM-12] [FORM-06] loses no lead by characters that no store takes, wherever they are', () => {
    const read = sentForm.parse({
      form: `general-enquiry${nul}`,
      key: `try${nul}`,
      url: '/contact-us?x=%00&y=%F0%9F%9A%97',
      visit: { pages: [`/a${nul}`, 'x\ud83d'], parameters: { [`k${nul}`]: 'v\udc00' } },
      filled: { [`name${nul}`]: [`Al${nul}ex`], message: ['half \ud83d'] },
      honeypot: '',
      car: `car-7${nul}`,
    });
    const data = userData({ subcategory: '' }, { ...read, userAgent: 'x', category: 'A', carId: read.car });
    const stored = JSON.stringify({ read, data });
    expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/);
    expect(data.lead_attributes.linked_query_params).toMatchObject({ x: '', y: '🚗', k: 'v\ufffd' });
    expect(read.filled).toEqual({ name: ['Alex'], message: ['half \ufffd'] });
  });

  it('[FORM-06] is cut without halving an emoji', () => {
    const url = `/?x=${'a'.repeat(299)}🚗`;
    const data = userData(
      { subcategory: '' },
      { url, userAgent: '', visit: { pages: [], parameters: {} }, category: '', carId: '' },
    );
    expect(data.lead_attributes.linked_query_params.x).toBe('a'.repeat(299));
    expect(JSON.stringify(data)).not.toMatch(/\\ud/);
  });
});
