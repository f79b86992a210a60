import { defineArrayMember, defineField } from 'sanity';
import { checkNumbers, type SiteOption } from '@/domain/switches/options-row.ts';
import { isRead } from '@/schemas/fields/read-switches.ts';

const groupName = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A field for each declared option, below the headings of the groups. */
export function optionFields(rows: readonly SiteOption[], collapsed: boolean) {
  return {
    fieldsets: [...new Set(rows.map(({ group }) => group))].map((title) => ({
      name: groupName(title),
      hidden: !rows.some(({ group, key }) => group === title && isRead(key)),
      title,
      options: { collapsible: true, collapsed },
    })),
    fields: rows.map(fieldOf),
  };
}

function fieldOf(row: SiteOption) {
  const common = {
    name: row.key,
    title: row.title,
    description: `${row.help} ${usual(row)}`.trim(),
    fieldset: groupName(row.group),
    hidden: !isRead(row.key),
  };
  if (row.kind === 'number')
    return defineField({
      ...common,
      type: 'number',
      validation: (rule) => {
        const within = rule.min(row.min).max(row.max);
        return row.decimals ? within.precision(row.decimals) : within.integer();
      },
    });
  if (row.kind === 'choice') return defineField({ ...common, type: 'string', options: { list: [...row.choices] } });
  if (row.kind === 'list')
    return defineField({
      ...common,
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: row.choices ? { list: [...row.choices] } : { layout: 'tags' },
      validation: (rule) => [
        rule.unique(),
        rule.custom((entries) => (row.within ? checkNumbers(entries as string[] | undefined, row.within) : true)),
      ],
    });
  return defineField({ ...common, type: 'string' });
}

function usual(row: SiteOption): string {
  if (row.kind === 'choice') return `Usually ${row.choices.find(({ value }) => value === row.default)?.title}.`;
  const value = String(row.default).replace(/\.$/, '');
  return value ? `Usually ${value}.` : '';
}
