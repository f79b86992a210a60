import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { provideStaticRenderer } from '@/ui/static-markup/static-renderer.ts';
import { newRenderRecord, type RenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { lacksParts, pageMarkup } from './static-markup.ts';

const text = 'A sentence that is long enough to be worth an entry of its own, about cars and what they cost. '.repeat(
  3,
);
/** What a server sees of a component that runs in the browser. */
function ClientLeaf(): never {
  throw new Error('Attempted to call ClientLeaf() from the server but ClientLeaf is on the client.');
}

let record: RenderRecord;
beforeEach(() => {
  record = newRenderRecord(0, { staticParts: [] });
  provideStaticRenderer(pageMarkup);
});
afterEach(() => provideStaticRenderer({ write: () => null, read: () => '' }));

/** What the server hands to React's payload: the element that the component returns, before any of it becomes HTML. */
const inPayload = (children: React.ReactNode) =>
  recordRender(record, () => JSON.stringify(StaticMarkup({ as: 'section', id: 'place', children })));

const onPage = (children: React.ReactNode) =>
  recordRender(record, () =>
    renderToStaticMarkup(
      <StaticMarkup as="section" id="place">
        {children}
      </StaticMarkup>,
    ),
  );

describe('a static part', () => {
  it('is on the page, and not in the payload', () => {
    expect(inPayload(<p>{text}</p>)).not.toContain('A sentence');
    expect(onPage(<p>{text}</p>)).toBe(`<section id="place" data-part="1"><p>${text}</p></section>`);
  });

  it('holds parts within it as markup', () => {
    const inner = (
      <StaticMarkup as="ul">
        <li>{text}</li>
      </StaticMarkup>
    );
    expect(onPage(inner)).toBe(`<section id="place" data-part="0"><ul><li>${text}</li></ul></section>`);
    expect(record.staticParts).toHaveLength(1);
  });

  it('is rendered as usual where a client component is in it', () => {
    const payload = inPayload([<p key="words">{text}</p>, <ClientLeaf key="leaf" />]);
    expect(payload).toContain('A sentence');
    expect(record.staticParts).toEqual([]);
  });

  it.each([
    ['a short one', <p key="short">Call us</p>],
    ['an empty one', null],
  ])('is rendered as usual: %s', (_which, children) => {
    onPage(children);
    expect(record.staticParts).toEqual([]);
  });

  it('is rendered as usual in a draft, a fragment and outside of a page', () => {
    record.staticParts = null;
    expect(onPage(<p>{text}</p>)).toBe(`<section id="place"><p>${text}</p></section>`);
    expect(pageMarkup.write(<p>{text}</p>)).toBeNull();
  });

  it('is missed when a client component did not show it', () => {
    recordRender(record, () => pageMarkup.write(<p>{text}</p>));
    expect(lacksParts(record)).toBe(true);
    recordRender(record, () => pageMarkup.read('0'));
    expect(lacksParts(record)).toBe(false);
  });
});
