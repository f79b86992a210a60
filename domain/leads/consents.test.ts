import { describe, expect, it } from 'vitest';
import { adfOf } from './adf.ts';
import { checkForm } from './check-form.ts';
import { consentLine, consentsOf } from './consents.ts';
import { leadPayload } from './lead-payload.ts';
import { leadRecord } from './lead-record.fixture.ts';
import { resolveForm } from './resolve-form.ts';
import { siteWith, sunday } from './site.fixture.ts';

const fields = [
  { key: 'name', kind: 'text', label: 'Name' },
  { key: 'news', kind: 'opt-in', label: 'News' },
  { key: 'ok', kind: 'terms', label: 'I agree to the [house rules](/rules).' },
];
const optInText = 'Yes, send me [offers](/offers).';
const sent = (filled: Record<string, string[]>, features = {}) => {
  const form = resolveForm(
    { _id: 'f', category: 'Any', fields },
    siteWith({ options: { optInText }, features }),
    sunday,
  );
  return consentsOf(form, checkForm(form, filled).answers, { url: '/contact-us?car_id=7', now: sunday });
};

describe('the consents of an enquiry', () => {
  it('[FORM-02] have the sentence that the site shows, whether it was ticked, when, and on which form and page', () => {
    const shown = { form: 'f', page: '/contact-us', atMs: sunday };
    expect(sent({ news: ['yes'], ok: ['yes'], news_words: ['I sign anything'] })).toEqual([
      { kind: 'opt-in', words: 'Yes, send me offers.', given: true, tickedAtFirst: true, ...shown },
      { kind: 'terms', words: 'I agree to the house rules.', given: true, tickedAtFirst: false, ...shown },
    ]);
  });

  it('[FORM-02] record that the tick was taken away, and that the box started without one', () => {
    expect(sent({ ok: ['yes'] })[0]).toMatchObject({ given: false, tickedAtFirst: true });
    const unticked = { optInUnticked: true };
    expect(sent({ ok: ['yes'], news: ['yes'] }, unticked)[0]).toMatchObject({ given: true, tickedAtFirst: false });
  });

  it('[FORM-02] [FORM-12] are passed on to people and to lead systems', () => {
    const consents = sent({ ok: ['yes'] });
    const [first] = consents;
    expect(first && consentLine(first, 'Australia/Melbourne')).toBe(
      '“Yes, send me offers.” Not ticked (the box started ticked), Sunday 22 November 2026, 11:30 am, form f, page /contact-us',
    );
    const lead = leadRecord({ consents });
    expect(adfOf(lead)).toContain(
      'News and offers: “Yes, send me offers.” Not ticked (the box started ticked), Sunday',
    );
    expect(adfOf(lead)).toContain('Terms: “I agree to the house rules.” Ticked, Sunday');
    expect(leadPayload('d', lead, { kind: 'lead' }).lead.consents[0]).toEqual({
      kind: 'opt-in',
      words: 'Yes, send me offers.',
      given: false,
      ticked_at_first: true,
      form: 'f',
      page: '/contact-us',
      at: '2026-11-22T00:30:00.000Z',
    });
  });
});
