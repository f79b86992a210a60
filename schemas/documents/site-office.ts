import { LockIcon } from '@sanity/icons/Lock';
import { defineArrayMember, defineField, defineType } from 'sanity';

const ownerField = (name: string, to: string, title: string) =>
  defineField({
    name,
    title,
    type: 'reference',
    to: [{ type: to }],
    group: 'owner',
    options: { disableNew: true },
    readOnly: ({ document }) => Boolean(document?.[name]),
    hidden: ({ document }) => owners.some((other) => other !== name && document?.[other]) && !document?.[name],
  });
const owners = ['site', 'template', 'manufacturer', 'group'];

/** Returns an error when one form has two lists of addresses, or `true`. */
function checkFormInboxes(inboxes: unknown): true | string {
  const forms = (Array.isArray(inboxes) ? inboxes : []).map((one: { form?: { _ref?: string } }) => one.form?._ref);
  return forms.every((form, at) => !form || forms.indexOf(form) === at) ? true : 'The same form is here twice.';
}

/**
 * Settings of a site or layer that no page shows: only the site's staff and the server read them
 * (docs/rights.md).
 */
export const siteOffice = defineType({
  name: 'siteOffice',
  title: 'Office settings',
  type: 'document',
  icon: LockIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'owner', title: 'Belongs to' },
  ],
  fields: [
    defineField({
      name: 'options',
      title: 'Options',
      type: 'officeOptions',
      group: 'content',
      description:
        'No page shows these: staff of other dealers never see them. What you leave empty comes from the group, the manufacturer or the template.',
    }),
    defineField({
      name: 'formInboxes',
      title: 'Forms with addresses of their own',
      type: 'array',
      group: 'content',
      description: 'Enquiries from these forms go here and not to the addresses above.',
      of: [defineArrayMember({ type: 'formInbox' })],
      validation: (rule) => rule.custom(checkFormInboxes),
    }),
    defineField({
      name: 'stockSource',
      title: 'Stock feed',
      type: 'stockSource',
      group: 'content',
      description: 'Your stock is fetched from here. The result is shown under Stock.',
      // A layer has no stock of its own.
      hidden: ({ document }) => !document?.site,
    }),
    ownerField('site', 'site', 'Site'),
    ownerField('template', 'template', 'Template'),
    ownerField('manufacturer', 'manufacturer', 'Manufacturer'),
    ownerField('group', 'dealerGroup', 'Dealer group'),
  ],
  preview: {
    select: { site: 'site.name', template: 'template.name', manufacturer: 'manufacturer.name', group: 'group.name' },
    prepare: ({ site, template, manufacturer, group }) => {
      const owner = site ?? group ?? manufacturer ?? template;
      return { title: owner ? `Office settings of ${owner}` : 'Office settings' };
    },
  },
});
