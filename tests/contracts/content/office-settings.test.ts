import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveOfficeSettings } from '../../../scripts/content/office-settings.ts';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

const ref = (_ref: string) => ({ _type: 'reference', _ref });

describe.skipIf(hosted)('[FORM-12] content from before office settings', () => {
  let service: RunningContent;
  const read = (id: string) => service.client().getDocument(id);
  beforeAll(async () => {
    service = await RunningContent.start();
    const all = service.client().transaction();
    const documents: (Record<string, unknown> & { _id: string; _type: string })[] = [
      { _id: 'template-ford', _type: 'template', settings: { options: { leadAnswerHours: 4, mapZoom: 9 } } },
      { _id: 'site-a', _type: 'site', template: ref('template-ford') },
      { _id: 'site-b', _type: 'site' },
      {
        _id: 'override-a',
        _type: 'dealerOverride',
        site: ref('site-a'),
        settings: { options: { leadInbox: ['a@a.example'], leadWebhook: ['https://crm.example/key'] } },
      },
      {
        _id: 'drafts.override-a',
        _type: 'dealerOverride',
        site: ref('site-a'),
        settings: {
          tagline: 'New',
          options: { leadInbox: ['new@a.example'], leadWebhook: ['https://crm.example/key'] },
        },
      },
      {
        _id: 'override-b',
        _type: 'dealerOverride',
        site: ref('site-b'),
        settings: { options: { leadInbox: ['old@b.example'], hiddenReviewers: ['X'] } },
      },
      {
        _id: 'drafts.override-b',
        _type: 'dealerOverride',
        site: ref('site-b'),
        settings: { tagline: 'New', options: { leadInbox: ['old@b.example'], hiddenReviewers: ['X'] } },
      },
      {
        _id: 'office.site-b',
        _type: 'siteOffice',
        site: ref('site-b'),
        options: { _type: 'officeOptions', leadInbox: ['now@b.example'] },
      },
      { _id: 'form-a', _type: 'form', site: ref('site-a'), destinations: ['fleet@a.example'] },
      { _id: 'drafts.form-a', _type: 'form', site: ref('site-a'), destinations: ['soon@a.example'] },
      { _id: 'form-shared', _type: 'form', destinations: ['all@group.example'] },
      { _id: 'form-nowhere', _type: 'form', site: ref('site-a'), destinations: [] },
    ];
    for (const document of documents) all.create(document);
    await all.commit({ visibility: 'sync' });
  });
  afterAll(() => service.stop());

  it('is moved whole, drafts apart, and what office settings have already stays', async () => {
    expect(await moveOfficeSettings(service.client())).toBe(9);
    expect(await read('office.site-a')).toMatchObject({
      _type: 'siteOffice',
      site: { _ref: 'site-a' },
      options: { leadInbox: ['a@a.example'], leadWebhook: ['https://crm.example/key'] },
      formInboxes: [{ form: { _ref: 'form-a', _weak: true }, addresses: ['fleet@a.example'] }],
    });
    expect(await read('drafts.office.site-a')).toMatchObject({
      site: { _ref: 'site-a' },
      options: { leadInbox: ['new@a.example'], leadWebhook: ['https://crm.example/key'] },
      formInboxes: [{ form: { _ref: 'form-a' } }],
    });
    expect((await read('office.template-ford'))?.options).toEqual({ _type: 'officeOptions', leadAnswerHours: 4 });
    expect(await read('office.site-b')).toMatchObject({
      options: { leadInbox: ['now@b.example'], hiddenReviewers: ['X'] },
      formInboxes: [{ form: { _ref: 'form-shared' }, addresses: ['all@group.example'] }],
    });
    expect(await read('drafts.office.site-b')).toBeUndefined();
    expect((await read('office.template-ford'))?.formInboxes).toMatchObject([{ form: { _ref: 'form-shared' } }]);
  });

  it('leaves nothing of it where other staff might read it, and all else as it was', async () => {
    const left = await service
      .client()
      .fetch<string>('*[_type in ["template", "dealerOverride", "form"]]', {}, { perspective: 'raw' });
    expect(JSON.stringify(left)).not.toMatch(/@|crm\.example|hiddenReviewers|leadAnswerHours/);
    expect((await read('template-ford'))?.settings.options).toEqual({ mapZoom: 9 });
    expect((await read('drafts.override-a'))?.settings.tagline).toBe('New');
  });

  it('is moved once', async () => {
    const before = (await read('office.site-a'))?._rev;
    expect(await moveOfficeSettings(service.client())).toBe(0);
    expect((await read('office.site-a'))?._rev).toBe(before);
  });
});
