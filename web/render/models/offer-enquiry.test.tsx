import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { OfferEnquiry } from './offer-enquiry.tsx';

it('[NAV-14] the enquiry about an offer names it in the message, and posts without script', async () => {
  const enquiry = <OfferEnquiry site={siteWith()} now={sunday} name="Ranger XLT <demonstrators>" />;
  const markup = await text((await prerenderToNodeStream(enquiry)).prelude);
  expect(markup).toMatch(/<form[^>]* method="post"/i);
  const [, message] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(markup) ?? [];
  expect(message?.trim()).toBe('I would like to know more about the offer “Ranger XLT &lt;demonstrators&gt;”.');
});
