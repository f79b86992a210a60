import { describe, expect, it } from 'vitest';
import { answerMail } from './answer-mail.ts';
import { leadRecord } from './lead-record.fixture.ts';

describe('the answer of staff by mail', () => {
  it('[PLUS-10] contains what they wrote, about what, and leads to the page of the enquiry', () => {
    const { subject, text, html } = answerMail(leadRecord(), { token: 'abc', text: 'Yes.\nCome <b>by</b>.' });
    expect(subject).toMatch(/: 2024 Mazda CX-5 Touring$/);
    expect(text).toContain('Yes.\nCome <b>by</b>.');
    expect(text).toContain('https://a.example/enquiry/abc');
    expect(html).toContain('Yes.<br>Come &lt;b&gt;by&lt;/b&gt;.');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('[PLUS-10] names only the ways that the dealer has', () => {
    const lead = leadRecord();
    const plain = answerMail(
      { ...lead, dealer: { ...lead.dealer, email: '', phone: '' } },
      { token: 'a', text: 'Yes.' },
    );
    expect(plain.text).not.toMatch(/Answer this mail|call/i);
    expect(plain.text).toContain(`\n\n${lead.dealer.name}`);
    const dealer = { ...lead.dealer, email: 'sales@a.example', phone: '0355501234' };
    const whole = answerMail({ ...lead, dealer }, { token: 'a', text: 'Yes.' });
    expect(whole.text).toContain(`Answer this mail, or call 03 5550 1234.\n${lead.dealer.name}`);
    const byPhone = answerMail({ ...lead, dealer: { ...dealer, email: '' } }, { token: 'a', text: 'Yes.' });
    expect(byPhone.text).toContain(`Call 03 5550 1234.\n${lead.dealer.name}`);
  });
});
