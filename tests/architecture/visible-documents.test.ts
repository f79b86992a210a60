import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** What handles requests, and what is handed to it. */
const answering =
  /^embedded\/content\/(?:(?:endpoints|actions|streams|http)\/.*|mutations\/(?:mutate|write|patch)\.ts|service\.ts)$/;
/** What holds documents whatever the caller may read; `store/history.ts` too, beyond the shape of its rows. */
const unfiltered = /^embedded\/content\/store\/(?:memory|staging|load|database)\.ts$/;
const history = 'embedded/content/store/history.ts';

const files = sourceFiles().filter(({ path }) => answering.test(path) && !path.endsWith('.test.ts'));

describe('[CMS-05] what an endpoint returns, copies or compares passes mayRead', () => {
  it('in one place: nothing that serves requests reaches the store itself', () => {
    expect(files.length).toBeGreaterThan(30);
    const around = files.flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ target, typeOnly }) =>
            unfiltered.test(target) || (target === history && (!typeOnly || path.endsWith('/service.ts'))),
        )
        .map(({ target, line }) => `${path}:${line} imports ${target}`),
    );
    expect(around).toEqual([]);
  });

  it('and the writer hands out no document that was not looked at', () => {
    const store = sourceFiles().find(({ path }) => path === 'embedded/content/store/content-store.ts')?.text ?? '';
    const [, exposed = ''] = /export class ContentStore \{([\s\S]*?)constructor/.exec(store) ?? [];
    const open = exposed.split('\n').filter((line) => /^ {2}(?!readonly #)[a-z]/.test(line));
    expect(exposed).toContain('#memory');
    expect(open).toEqual([]);
  });
});
