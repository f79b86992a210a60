import { defineArrayMember, defineField } from 'sanity';

/** The states and territories, by the values of content. */
export const states = [
  { value: 'act', title: 'Australian Capital Territory' },
  { value: 'nsw', title: 'New South Wales' },
  { value: 'nt', title: 'Northern Territory' },
  { value: 'qld', title: 'Queensland' },
  { value: 'sa', title: 'South Australia' },
  { value: 'tas', title: 'Tasmania' },
  { value: 'vic', title: 'Victoria' },
  { value: 'wa', title: 'Western Australia' },
];

const carTypes = [
  { value: 'new', title: 'New' },
  { value: 'demo', title: 'Demo' },
  { value: 'used', title: 'Used' },
];

export function stateField(text: { title: string; description: string; group?: string }) {
  return defineField({ name: 'state', type: 'string', options: { list: states }, ...text });
}

export function carTypesField(text: { title: string; description: string; group?: string }) {
  return defineField({
    name: 'carTypes',
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { list: carTypes, layout: 'grid' },
    validation: (rule) => rule.unique(),
    ...text,
  });
}
