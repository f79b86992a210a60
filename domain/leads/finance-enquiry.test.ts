import { describe, expect, it } from 'vitest';
import { enquiryProblems, financeEnquiry } from './finance-enquiry.ts';

const sent = {
  category: 'Finance Enquiry',
  name: ' Alex ',
  last_name: 'Nguyen',
  email: 'alex@example.com',
  phone: '0491 570 006',
  postcode: '3006',
};

describe('a finance enquiry', () => {
  it('[FIN-11] needs a name, an address, a number and a postcode; comments are optional, opt-in defaults to true', () => {
    expect(enquiryProblems(sent)).toEqual([]);
    expect(financeEnquiry.parse(sent)).toMatchObject({ name: 'Alex', message: '', opt_in: true, car_id: '' });
  });

  it.each([
    [{ name: '  ' }, 'name', 'First name is missing.'],
    [{ email: 'alex@' }, 'email', 'Email must be an address such as name@example.com.'],
    [{ phone: 'ring me' }, 'phone', 'Mobile number must have 8 digits or more.'],
    [{ postcode: '300' }, 'postcode', 'Invalid postcode. Please enter a 4-digit number.'],
    [{ postcode: '3,006' }, 'postcode', 'Invalid postcode. Please enter a 4-digit number.'],
  ])('[FIN-11] %o is told by its field', (change, field, problem) => {
    expect(enquiryProblems({ ...sent, ...change })).toEqual([{ field, problem }]);
  });

  it.each([null, 'text', [], { ...sent, category: 'Something else' }, { ...sent, name: 'x'.repeat(5_000) }])(
    '[FIN-11] %o is no enquiry',
    (odd) => expect(enquiryProblems(odd).length).toBeGreaterThan(0),
  );
});
