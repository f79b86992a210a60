import { defineArrayMember, defineField } from 'sanity';
import { pickerFilter } from '@/schemas/fields/owner-scope.ts';

type Copy = { title: string; description?: string; group?: string };

const options = {
  disableNew: true,
  filter: ({ document }: { document: object }) => pickerFilter(document),
};

/**
 * A reference to documents of the same site, its template, or shared ones. Weak, so that staff may
 * unpublish the document.
 */
export function ownedReference(name: string, to: string, text: Copy) {
  return defineField({ name, type: 'reference', to: [{ type: to }], weak: true, options, ...text });
}

/** A sortable list of such references; the same document twice is an error. */
export function ownedReferences(name: string, to: string, text: Copy) {
  return defineField({
    name,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: to }], weak: true, options })],
    validation: (rule) => rule.unique(),
    ...text,
  });
}
