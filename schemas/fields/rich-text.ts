import { defineArrayMember, defineField } from 'sanity';
import { hrefField } from '@/schemas/fields/href.ts';

type Copy = {
  title: string;
  description?: string;
  group?: string;
  required?: boolean;
  /** False if the text has a title of its own, as in a list of questions. */
  headings?: boolean;
};

const plainStyle = { title: 'Normal', value: 'normal' };
const headingStyles = [
  { title: 'Heading', value: 'h2' },
  { title: 'Small heading', value: 'h3' },
];

/** A text of paragraphs, lists, links and, unless excluded, headings. */
export function richTextField(name: string, { required = false, headings = true, ...copy }: Copy) {
  return defineField({
    name,
    type: 'array',
    ...copy,
    of: [
      defineArrayMember({
        type: 'block',
        styles: headings ? [plainStyle, ...headingStyles] : [plainStyle],
        lists: [
          { title: 'Bullets', value: 'bullet' },
          { title: 'Numbers', value: 'number' },
        ],
        marks: {
          decorators: [
            { title: 'Strong', value: 'strong' },
            { title: 'Emphasis', value: 'em' },
          ],
          annotations: [
            {
              name: 'link',
              type: 'object',
              title: 'Link',
              fields: [hrefField('href', { title: 'Goes to', required: true })],
            },
          ],
        },
      }),
    ],
    validation: (rule) => (required ? rule.required().min(1) : rule),
  });
}
