import type { ComponentType } from 'react';
import { defineField, defineType, type FieldDefinition, type ObjectDefinition, type PreviewConfig } from 'sanity';

type Prepare = NonNullable<PreviewConfig['prepare']>;

/** The options of `defineBlock`. `name` is the folder's name in camelCase. */
type BlockSchema = {
  name: string;
  title: string;
  /** One plain sentence for staff: what the block shows. */
  description?: string;
  icon: ComponentType;
  fields: FieldDefinition[];
  preview?: PreviewConfig;
  /**
   * Fields in the order in which the block shows them, where it differs from `fields` (PLUS-08).
   */
  reads?: readonly string[];
  /** Validation of the block as a whole; that of a field is at the field. */
  validation?: ObjectDefinition['validation'];
};

const groups = [
  { name: 'content', title: 'Content', default: true },
  { name: 'placing', title: 'Placing' },
];

const placing = [
  defineField({
    name: 'anchor',
    title: 'Anchor',
    type: 'string',
    group: 'placing',
    description: 'A short name for links that jump to this block, for example "finance" for /#finance.',
    validation: (rule) =>
      rule
        .regex(/^[a-z][a-z0-9-]*$/, { name: 'anchor' })
        .error('Use small letters, digits and dashes, starting with a letter.'),
  }),
  defineField({
    name: 'hidden',
    title: 'Hide this block',
    type: 'boolean',
    group: 'placing',
    description: 'Keeps the block here, but shoppers do not see it.',
    initialValue: false,
  }),
  defineField({
    name: 'condition',
    title: 'Only on some vehicles',
    type: 'vehicleCondition',
    group: 'placing',
    hidden: ({ document }) => document?._type !== 'vehiclePage',
  }),
];

/**
 * The schema of a block: adds the anchor, the visibility switch, the field groups and the preview.
 * The generators find a block by its exports `<camelName>Schema` in `<folder>.schema.ts`,
 * `<camelName>Projection` in `<folder>.projection.ts` and `<camelName>Block` in `<folder>.tsx`.
 */
export function defineBlock({ name, title, description, icon, fields, preview, reads, validation }: BlockSchema) {
  return defineType({
    name,
    title,
    description,
    icon,
    type: 'object',
    groups,
    fields: [...fields.map((field) => ({ group: 'content', ...field })), ...placing],
    preview: blockPreview(title, preview),
    ...(reads && { options: { reads } as ObjectDefinition['options'] }),
    ...(validation && { validation }),
  });
}

/** A block's preview in the list of a page: its own text, its kind, and whether it is hidden. */
function blockPreview(kind: string, preview: PreviewConfig = {}): PreviewConfig {
  const own: Prepare = preview.prepare ?? ((selection) => selection);
  return {
    select: { title: 'heading', ...preview.select, blockHidden: 'hidden' },
    prepare({ blockHidden, ...selection }, options) {
      const { title, subtitle, media } = own(selection, options);
      const below = [blockHidden ? 'Hidden' : '', kind, subtitle ?? ''].filter(Boolean).join(' · ');
      return title
        ? { title, subtitle: below, media }
        : { title: kind, subtitle: blockHidden ? 'Hidden' : subtitle, media };
    },
  };
}
