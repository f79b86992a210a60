import { describe, expect, it } from 'vitest';
import { blockSchemas } from '@/blocks/schemas.generated.ts';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { objectTypes } from '@/schemas/object-types.ts';

type Field = { name?: string; title?: string; fields?: readonly unknown[]; of?: readonly unknown[] };

/** Every field that staff can fill in, by its path, with its title. */
function fieldsIn(type: Field, path: string): [path: string, title: string][] {
  const inner = [...(type.fields ?? []), ...(type.of ?? [])] as readonly Field[];
  return inner.flatMap((field) => {
    const here = field.name ? `${path}.${field.name}` : path;
    return [...(field.name ? [[here, field.title ?? ''] as [string, string]] : []), ...fieldsIn(field, here)];
  });
}

/** What a field for a secret is called, in its name or its title. */
const secretName =
  /secret|passw|passphrase|token|credential|smtp|bearer|api[-_ ]?key|(?:access|private|signing|hook|crm)[-_ ]?key/i;

/** What a secret looks like: keys of webhooks and vendors, addresses with a password in them, what opens a server. */
const secretValue =
  /whsec_|-----BEGIN|\bBearer\s|\b[srp]k_(?:live|test)_|\b(?:smtps?|postgres(?:ql)?|redis):\/\/|:\/\/[^\s/:@]+:[^\s/@]+@/;

const named = (type: Field) =>
  fieldsIn(type, type.name ?? '')
    .filter(([path, title]) => secretName.test(path.split('.').at(-1) ?? '') || secretName.test(title))
    .map(([path]) => path);

/** Every name and every text inside a value, by its path. */
function partsOf(value: unknown, path: string): { path: string; name: string; text: string }[] {
  if (typeof value === 'string') return [{ path, name: path.split('.').at(-1) ?? '', text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => partsOf(part, `${path}.${key}`));
}

const secretsIn = (document: object, name: string) =>
  partsOf(document, name)
    .filter(({ name: last, text }) => secretName.test(last) || secretValue.test(text))
    .map(({ path }) => path);

describe('secrets come from the environment or the records, never from content', () => {
  const types: readonly Field[] = [...documentTypes, ...objectTypes, ...blockSchemas];

  it('[FORM-12] no field of a document, an object or a block takes one', () => {
    const all = types.flatMap((type) => fieldsIn(type, type.name ?? ''));
    expect(all.length).toBeGreaterThan(300);
    expect(all.map(([path]) => path)).toContain('officeOptions.leadWebhook');
    expect(types.flatMap(named)).toEqual([]);
  });

  it('[FORM-12] [NAV-17] the only keys in content name a field or a button, but for one that is in a public link', () => {
    const keys = types.flatMap((type) => fieldsIn(type, type.name ?? '')).map(([path]) => path);
    expect(keys.filter((path) => /key$/i.test(path))).toEqual([
      'formField.key',
      'siteButton.key',
      'siteOptions.xtimeWebKey',
    ]);
  });

  it('[FORM-12] no document of the demo holds one', () => {
    expect(demoDocuments.length).toBeGreaterThan(300);
    expect(demoDocuments.flatMap((document) => secretsIn(document, document._id))).toEqual([]);
  });

  it('finds a field and a value that are one', () => {
    const crm = { name: 'crm', title: 'CRM', fields: [{ name: 'hook', title: 'Webhook key' }] };
    expect(named({ name: 'site', fields: [{ name: 'mail', of: [{ name: 'smtpUrl' }] }, crm] })).toEqual([
      'site.mail.smtpUrl',
      'site.crm.hook',
    ]);
    for (const text of ['whsec_MfKQ9r8', 'smtp://u:p@mail.example:587', 'https://crm:pass@crm.example/x', 'sk_live_1'])
      expect(secretsIn({ options: { leadWebhook: [text] } }, 'a'), text).toEqual(['a.options.leadWebhook.0']);
    expect(secretsIn({ apiToken: 'x' }, 'a')).toEqual(['a.apiToken']);
    expect(secretsIn({ leadWebhook: ['https://crm.example/leads', 'crm'], leadInbox: ['a@b.example'] }, 'a')).toEqual(
      [],
    );
  });
});
