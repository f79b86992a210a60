import type { ComponentType } from 'react';
import { defineField, defineType, type FieldDefinition, type ObjectDefinition, type PreviewConfig } from 'sanity';

type Prepare = NonNullable<PreviewConfig['prepare']>;

/**
 * The declaration of one block in its `<folder>.schema.ts`. `name` is the folder's name in
 * camelCase.
 */
type BlockSchema = {
  name: string;
  title: string;
  /** One plain sentence for staff: what the block shows. */
  description?: string;
  icon: ComponentType;
  fields: FieldDefinition[];
  preview?: PreviewConfig;
  /** The fields that the block shows first, in their order, where shoppers do not read them in that of `fields` (PLUS-08). */
  reads?: readonly string[];
  /** Checks of the block as a whole; those of its fields are at the fields. */
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
 * The schema of one block: adds the anchor, the visibility switch, the field groups and the preview that every block has.
 * The generators find a block by its exports: `<camelName>Schema` in `<folder>.schema.ts`, `<camelName>Projection` in
 * `<folder>.projection.ts` and `<camelName>Block` in `<folder>.tsx`, as `heroSchema`, `heroProjection`, `heroBlock`.
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

/**
 * A block's line in the page's list: its own text first, its kind below them, and whether shoppers
 * see it.
 */
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
