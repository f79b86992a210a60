import { describe, expect, it } from 'vitest';
import { checkHours, checkStaff, fieldChecks, slugOfName } from './dealer-fields.ts';

describe('[PLUS-19] the form of a new dealer', () => {
  it.each([
    ['Southbank Ford', 'southbank-ford'],
    ['O’Brien & Sons Mazda', 'obrien-and-sons-mazda'],
    ['  Citroën / Peugeot (Perth) ', 'citroen-peugeot-perth'],
    ['…', ''],
    [`${'long '.repeat(30)}`, 'long-'.repeat(12).slice(0, -1)],
  ])('makes of the name %j the address %j', (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });

  it('states for each field what is wrong with it', () => {
    const checks = fieldChecks(false);
    expect(checks.name('  ')).toContain('name');
    expect(checks.slug('Upper')).toContain('small letters');
    expect(checks.host('')).toContain('host name');
    expect(checks.host('https://www.a.example/')).toContain('only the host name');
    expect(checks.abn('51 824 753 557')).toContain('no ABN');
    expect(checks.postcode('307')).toContain('four digits');
    expect(checks.phone('5550 1234')).toContain('area code');
    expect(checks.inbox('a@b')).toContain('not an email');
    expect(checks.feed('http://feeds.example/a.csv')).toContain('https://');
    expect([checks.template(''), checks.state(''), checks.street(''), checks.city('')]).not.toContain(true);
  });

  it('takes what is right, with spaces around it', () => {
    const checks = fieldChecks(true);
    const right: [keyof typeof checks, string][] = [
      ['name', ' Epping Ford '],
      ['slug', 'epping-ford'],
      ['host', ''],
      ['host', ' www.epping-ford.example '],
      ['abn', ''],
      ['abn', ' 51 824 753 556 '],
      ['postcode', ' 3076 '],
      ['phone', ' 03 5550 4411 '],
      ['inbox', ' sales@epping-ford.example '],
      ['feed', ''],
      ['feed', 'https://feeds.example/stock.csv'],
    ];
    for (const [name, value] of right) expect(checks[name](value), `${name} ${value}`).toBe(true);
  });

  it('hours are two times or none', () => {
    expect(checkHours({ opens: '', closes: ' ' })).toBe(true);
    expect(checkHours({ opens: '08:30', closes: '17:30' })).toBe(true);
    expect(checkHours({ opens: '08:30', closes: '' })).toContain('both times');
    expect(checkHours({ opens: '8.30', closes: '17:30' })).toContain('both times');
    expect(checkHours({ opens: '17:30', closes: '08:30' })).toContain('later');
  });

  it('a person has a name and an email, and an empty row is none', () => {
    expect(checkStaff({ name: '', email: ' ' })).toEqual({ name: true, email: true });
    expect(checkStaff({ name: 'Mei Tran', email: 'mei@a.example' })).toEqual({ name: true, email: true });
    expect(checkStaff({ name: 'Mei Tran', email: '' }).email).toContain('email');
    expect(checkStaff({ name: '', email: 'mei@a.example' }).name).toContain('name');
  });
});
