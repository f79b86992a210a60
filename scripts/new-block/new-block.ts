type NewFile = { path: string; text: string };

/**
 * What is wrong with a new block's name, as one sentence, or null. `taken` returns whether the
 * folder is there already.
 */
export function complaintOf(folder: string, taken: (folder: string) => boolean): string | null {
  if (folder === '') return 'Give the block a name: npm run new:block price-drop';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) {
    return `"${folder}" is not a name for a block: use small letters, digits and single dashes, as in price-drop.`;
  }
  return taken(folder) ? `There is a block named "${folder}" already (blocks/${folder}).` : null;
}

/** The files of a new block that shows a heading and a text, ready to be changed (docs/adding-a-block.md). */
export function newBlockFiles(folder: string): NewFile[] {
  const camel = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const spaced = folder.replaceAll('-', ' ');
  const title = spaced.charAt(0).toUpperCase() + spaced.slice(1);
  const file = (part: string, text: string): NewFile => ({ path: `blocks/${folder}/${folder}.${part}`, text });
  return [
    file('schema.ts', schema(camel, title)),
    file('projection.ts', `export const ${camel}Projection = \`\n  heading, text\n\`;\n`),
    file('tsx', view(folder, camel, pascal)),
    file('fixture.ts', fixture(camel, title)),
  ];
}

const schema = (camel: string, title: string) => `import { CubeIcon } from '@sanity/icons/Cube';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';

export const ${camel}Schema = defineBlock({
  name: '${camel}',
  title: '${title}',
  description: 'One sentence for staff: what the block shows.',
  icon: CubeIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.required().max(90) }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3 }),
  ],
});
`;

const view = (
  _directory: string,
  camel: string,
  pascal: string,
) => `import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { Section } from '@/ui/section/section.tsx';

type ${pascal} = BlockOf<'${camel}'>;

function ${pascal}View({ block, context }: BlockProps<${pascal}>) {
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      {block.text && (
        <p className="max-w-[65ch] text-ink-2" {...context.edit('text')}>
          {block.text}
        </p>
      )}
    </Section>
  );
}

export const ${camel}Block: BlockDefinition<${pascal}, undefined> = {
  type: '${camel}',
  view: ${pascal}View,
  check: ({ heading }) => (heading ? null : 'Give the block a heading.'),
};
`;

const fixture = (camel: string, title: string) => `import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

const minimal: BlockOf<'${camel}'> = {
  _key: 'block',
  _type: '${camel}',
  anchor: null,
  hidden: null,
  heading: '${title}',
  text: null,
};

export const ${camel}Fixtures: BlockFixtures<BlockOf<'${camel}'>> = {
  full: { ...minimal, anchor: '${camel.toLowerCase()}', text: 'What there is to say.' },
  minimal,
  needed: ['heading'],
  broken: [{ _key: 'x', _type: '${camel}' }],
};
`;
