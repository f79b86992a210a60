import { describe, expect, it } from 'vitest';
import { text } from './page-words.ts';
import { shop } from './shop.ts';

const homes = ['southbank-ford', 'cartown'];

describe('the home pages without JavaScript', () => {
  it.each(homes)('%s: has the same text', async (slug) => {
    const { body } = await shop(slug, '/');
    const markup = body.replaceAll(/<(script|template|noscript)\b[\s\S]*?<\/\1>/g, '');
    expect(markup.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(markup.match(/<article[\s>]/g)?.length).toBeGreaterThan(3);
    expect(text(/id="finance-warning"[\s\S]*$/.exec(markup)?.[0] ?? '').slice(0, 400)).toMatch(/WARNING/);
    expect(text(markup)).toMatch(/comp(arison)?\.? rate/i);
  });
});
