import { defineField } from 'sanity';

const help = 'Set when the document was made in that place. A document with neither is shared by all sites.';

/** The owner: a site or a template; shared if both are empty. */
export const ownerFields = [
  defineField({
    name: 'site',
    title: 'Site',
    type: 'reference',
    to: [{ type: 'site' }],
    group: 'owner',
    description: help,
    options: { disableNew: true },
    hidden: ({ document }) => Boolean(document?.template) && !document?.site,
  }),
  defineField({
    name: 'template',
    title: 'Template',
    type: 'reference',
    to: [{ type: 'template' }],
    group: 'owner',
    description: help,
    options: { disableNew: true },
    hidden: ({ document }) => Boolean(document?.site) && !document?.template,
    validation: (rule) =>
      rule.custom((template, { document }) =>
        template && document?.site ? 'Choose a site or a template, not both.' : true,
      ),
  }),
];

export const ownerGroup = { name: 'owner', title: 'Belongs to' };
