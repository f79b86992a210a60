import { defineField } from 'sanity';

export const hexColour = /^#[0-9a-f]{6}$/;

/** A colour written `#rrggbb` in small letters. */
export function colourField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    group: 'colour',
    placeholder: '#102a43',
    validation: (rule) =>
      rule
        .regex(hexColour, { name: 'colour' })
        .error('Write the colour as # and six digits or small letters a to f, like #102a43.'),
  });
}
