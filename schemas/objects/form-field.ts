import { StringIcon } from '@sanity/icons/String';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { consentText } from '@/domain/leads/consent-words.ts';
import { fieldKinds, hasOptions } from '@/domain/leads/field-kinds.ts';
import { hiddenKeys } from '@/domain/leads/form.ts';
import { locationFilters } from '@/domain/locations/location-choice.ts';

const kinds = fieldKinds.map(({ value, title }) => ({ value, title }));
const kindOf = (parent: unknown): string => (parent as { kind?: string } | undefined)?.kind ?? '';
/** Kinds that determine these settings themselves (FORM-02). */
const settled = ['message', 'category', 'location', 'dealership', 'terms', 'rego', 'opt-in'];

/** Returns an error for a label that is too long; addresses of its links do not count. */
const checkLabel = (label: string | undefined): true | string =>
  consentText(label ?? '').length <= 80 ? true : 'Use 80 characters at the most.';

/** A field of a form. `key` is its name in the enquiry, "last_name" (FORM-01). */
export const formField = defineType({
  name: 'formField',
  title: 'Field',
  type: 'object',
  icon: StringIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description:
        'Beside a box to tick, "terms of use" and "privacy policy" lead to the site\'s own pages by themselves; [words](/page) make any other link.',
      validation: (rule) => rule.required().custom(checkLabel),
    }),
    defineField({
      name: 'key',
      title: 'Name in the enquiry',
      type: 'string',
      description: 'What the dealer’s lead system calls it, for example last_name.',
      validation: (rule) => [
        rule
          .required()
          .regex(/^[A-Za-z][A-Za-z0-9_ -]*$/)
          .error('Use letters, digits, spaces, - and _ only, a letter first.'),
        rule.custom(
          (key) => key !== hiddenKeys.honeypot || `“${key}” is the name of a trap for robots: choose another.`,
        ),
      ],
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      initialValue: 'text',
      options: { list: kinds },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'required',
      title: 'Must be filled in',
      type: 'boolean',
      initialValue: false,
      hidden: ({ parent }) => settled.includes(kindOf(parent)),
    }),
    defineField({
      name: 'optional',
      title: 'May stay empty',
      type: 'boolean',
      initialValue: false,
      description: 'Without it shoppers must write a message, unless the site lets them leave it empty.',
      hidden: ({ parent }) => kindOf(parent) !== 'message',
    }),
    defineField({ name: 'help', title: 'Help below the field', type: 'string', validation: (rule) => rule.max(160) }),
    defineField({
      name: 'options',
      title: 'Choices',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      hidden: ({ parent }) => !hasOptions(kindOf(parent)),
      validation: (rule) =>
        rule
          .unique()
          .custom((options, { parent }) =>
            hasOptions(kindOf(parent)) && !options?.length ? 'Give shoppers something to choose from.' : true,
          ),
    }),
    defineField({
      name: 'initial',
      title: 'Chosen at first',
      type: 'string',
      description: 'One of the choices, spelled the same. Empty: none.',
      hidden: ({ parent }) => kindOf(parent) !== 'choice',
      validation: (rule) =>
        rule.custom((initial, { parent }) => {
          const { options } = (parent ?? {}) as { options?: string[] };
          return !initial || options?.includes(initial) ? true : 'This is none of the choices.';
        }),
    }),
    defineField({
      name: 'places',
      title: 'Which locations',
      type: 'string',
      description: 'Empty: all of them. A site without any of that kind offers all.',
      options: { list: locationFilters.filter(({ value }) => value !== 'primary') },
      hidden: ({ parent }) => kindOf(parent) !== 'location',
    }),
    defineField({
      name: 'step',
      title: 'A new step starts here',
      type: 'string',
      description: 'The title of the step, for example "Your details". Empty: no new step.',
      validation: (rule) => rule.max(60),
    }),
  ],
  preview: {
    select: { title: 'label', kind: 'kind', required: 'required', step: 'step' },
    prepare: ({ title, kind, required, step }) => ({
      title,
      subtitle: [
        step && `Step "${step}"`,
        kinds.find(({ value }) => value === kind)?.title,
        required && 'must be filled in',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
});
