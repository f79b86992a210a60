import { defineType } from 'sanity';
import { siteOptions } from '@/domain/switches/options.ts';
import type { SiteOption } from '@/domain/switches/options-row.ts';
import { optionFields } from '@/schemas/fields/option-fields.ts';

const rows: readonly SiteOption[] = siteOptions;

/**
 * Declared options that no page needs (docs/rights.md); set by layers like others (CFG-01, CFG-02).
 */
export const officeOptions = defineType({
  name: 'officeOptions',
  title: 'Options',
  type: 'object',
  description: 'What you leave empty takes the value of the layer below.',
  ...optionFields(
    rows.filter(({ staffOnly }) => staffOnly),
    false,
  ),
});
