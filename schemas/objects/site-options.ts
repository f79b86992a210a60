import { defineType } from 'sanity';
import { siteOptions as table } from '@/domain/switches/options.ts';
import type { SiteOption } from '@/domain/switches/options-row.ts';
import { optionFields } from '@/schemas/fields/option-fields.ts';

const rows: readonly SiteOption[] = table;

/** Declared options that pages need; unset, the layer below decides (CFG-01, CFG-02). */
export const siteOptions = defineType({
  name: 'siteOptions',
  title: 'Options',
  type: 'object',
  description: 'What you leave empty takes the value of the layer below.',
  ...optionFields(
    rows.filter(({ staffOnly }) => !staffOnly),
    true,
  ),
});
