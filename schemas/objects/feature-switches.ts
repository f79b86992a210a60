import { defineField, defineType } from 'sanity';
import type { Feature } from '@/domain/switches/feature.ts';
import { features } from '@/domain/switches/features.ts';
import { isRead } from '@/schemas/fields/read-switches.ts';

const table: readonly Feature[] = features;
const groupName = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const groups = [...new Set(table.map((feature) => feature.group))];

/** A switch for each declared feature; unset, the layer below decides (CFG-01, CFG-02). */
export const featureSwitches = defineType({
  name: 'featureSwitches',
  title: 'Features',
  type: 'object',
  description: 'A switch that you leave untouched takes the value of the layer below.',
  fieldsets: groups.map((title) => ({
    name: groupName(title),
    hidden: !table.some(({ group, key }) => group === title && isRead(key)),
    title,
    options: { collapsible: true, collapsed: true },
  })),
  fields: table.map((feature) =>
    defineField({
      name: feature.key,
      title: feature.title,
      description: `${feature.help} Usually ${feature.default ? 'on' : 'off'}.`,
      type: 'boolean',
      hidden: !isRead(feature.key),
      fieldset: groupName(feature.group),
    }),
  ),
});
