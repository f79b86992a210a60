import { defineField } from 'sanity';
import { ownedReference } from '@/schemas/fields/owned-reference.ts';

/** The fields of blocks with a form; `standard` names the form used if staff choose none. */
export function formBlockFields(standard: string) {
  return [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Empty: the heading of the form.',
      validation: (rule) => rule.max(90),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3, validation: (rule) => rule.max(400) }),
    ownedReference('form', 'form', {
      title: 'Form',
      description: `One of your own forms, of your template's or a shared one. Empty: ${standard}.`,
    }),
  ];
}
