import { describe, expect, it } from 'vitest';
import { answerFrom } from './answer-template.ts';
import { leadRecord } from './lead-record.fixture.ts';

describe('an answer that staff start from', () => {
  it('[PLUS-10] names the shopper and the car, and nothing that they typed is a template itself', () => {
    const lead = leadRecord({ person: { ...leadRecord().person, name: '{car} $&' } });
    expect(answerFrom('Hello {name}, {car} is {here}. {name}?', lead)).toBe(
      'Hello {car} $&, 2024 Mazda CX-5 Touring is {here}. {car} $&?',
    );
    expect(answerFrom('{name}, {car}', { person: { ...lead.person, name: '' }, vehicle: null })).toBe('there, the car');
  });
});
