import { decodeHTML } from 'entities';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageTag } from '@/domain/third-parties/page-tag.ts';
import { withTag } from './measured-page.ts';

const consent = { mode: 'notice', visits: '', ads: '', webhook: '', policy: '' } as const;
const tag: PageTag = {
  vendor: 'other',
  account: '',
  url: 'https://chat.example/w.js?a=1&b="',
  consent: 'help',
  loads: 'interaction',
};
const page = (visit: object) =>
  renderToStaticMarkup(createElement('body', { 'data-visit': JSON.stringify(visit) }, 'Hello'));
const visitOf = (html: string) => JSON.parse(decodeHTML(/data-visit="([^"]*)"/.exec(html)?.[1] ?? ''));

it('[PLUS-11] a measured page starts the one tag in the place of its own, and leaves all else as it was', () => {
  const visit = {
    type: 'home',
    store: 'Bob’s & "Sons" <Cars> $&',
    consent: null,
    tags: [{ url: 'https://x.example' }],
  };
  const html = withTag(page(visit), consent, tag);
  expect(visitOf(html)).toEqual({ ...visit, consent, tags: [tag] });
  expect(html.endsWith('>Hello</body>')).toBe(true);
  expect(visitOf(withTag(page(visit), consent, undefined))).toEqual({ ...visit, consent, tags: [] });
});
