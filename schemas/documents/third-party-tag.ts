import { PlugIcon } from '@sanity/icons/Plug';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { approvalProblem } from '@/domain/third-parties/approval.ts';
import { tagOfContent } from '@/domain/third-parties/tag-of-content.ts';
import { checkTagUrl, isHost, maxTagHosts } from '@/domain/third-parties/tag-source.ts';
import { vendorOf, vendors } from '@/domain/third-parties/vendors.ts';

const isListed = (document: Record<string, unknown> | undefined): boolean =>
  vendorOf(String(document?.vendor ?? '')) !== null;

/**
 * A script of another company on a site's pages (PLUS-11). It runs only once measured and within
 * the site's budget.
 */
export const thirdPartyTag = defineType({
  name: 'thirdPartyTag',
  title: 'Third party',
  type: 'document',
  icon: PlugIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'owner', title: 'Belongs to' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'content',
      description: 'The company or service, as shoppers read it in the privacy choices.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'vendor',
      title: 'Vendor',
      type: 'string',
      group: 'content',
      options: {
        list: [
          ...Object.entries(vendors).map(([value, { title }]) => ({ value, title })),
          { value: 'other', title: 'Another company, by the address of its script' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'account',
      title: 'Account',
      type: 'string',
      group: 'content',
      hidden: ({ document }) => !isListed(document),
      validation: (rule) =>
        rule.custom((account, { document }) => {
          const vendor = vendorOf(String(document?.vendor ?? ''));
          return !vendor || vendor.account.test(account ?? '') || `It looks like ${vendor.example}.`;
        }),
    }),
    defineField({
      name: 'url',
      title: 'Address of the script',
      type: 'string',
      group: 'content',
      placeholder: 'https://widget.example.com/loader.js',
      description: 'The address after src= in the vendor’s snippet. Code itself cannot be pasted anywhere.',
      hidden: ({ document }) => isListed(document),
      validation: (rule) => rule.custom((url, { document }) => isListed(document) || checkTagUrl(url ?? '')),
    }),
    defineField({
      name: 'hosts',
      title: 'Other hosts that it needs',
      type: 'array',
      group: 'content',
      description: 'Names such as api.example.com. The browser stops it from loading from, and sending to, any other.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) =>
            rule.custom((host) => !host || isHost(host) || 'Enter a host name only, such as api.example.com.'),
        }),
      ],
      validation: (rule) => rule.unique().max(maxTagHosts),
    }),
    defineField({
      name: 'purpose',
      title: 'What it is for',
      type: 'string',
      group: 'content',
      placeholder: 'Shows what ads bring',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'receives',
      title: 'Data it gets',
      type: 'string',
      group: 'content',
      placeholder: 'the cars looked at, the IP address, a random number',
      description: 'Shoppers read it in the privacy choices after “It gets”.',
      validation: (rule) => rule.required().max(200),
    }),
    defineField({
      name: 'consent',
      title: 'Runs once the shopper allows',
      type: 'string',
      group: 'content',
      initialValue: 'ads',
      hidden: ({ document }) => vendorOf(String(document?.vendor ?? ''))?.consent !== undefined,
      options: {
        list: [
          { value: 'visits', title: 'Counting visits' },
          { value: 'ads', title: 'Measuring ads' },
          { value: 'help', title: 'Chat and other help' },
        ],
      },
    }),
    defineField({
      name: 'loads',
      title: 'Starts',
      type: 'string',
      group: 'content',
      initialValue: 'interaction',
      options: {
        list: [
          { value: 'interaction', title: 'At the first tap, key or scroll' },
          { value: 'idle', title: 'Once the page has nothing else to do' },
        ],
      },
    }),
    defineField({
      name: 'approvedBy',
      title: 'Approved by',
      type: 'string',
      group: 'content',
      description: 'Who at the dealership is responsible for it.',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'approvedOn',
      title: 'Approved on',
      type: 'date',
      group: 'content',
      readOnly: true,
    }),
    // Shown as text, with the button that sets it.
    defineField({
      name: 'approved',
      title: 'Approval',
      type: 'string',
      group: 'content',
      description: 'It holds for what is entered here: after any change it has to be approved again.',
      validation: (rule) =>
        rule.custom((_, { document }) => document?.enabled !== true || approvalProblem(tagOfContent(document)) || true),
    }),
    defineField({
      name: 'enabled',
      title: 'On',
      type: 'boolean',
      group: 'content',
      initialValue: true,
      description:
        'Switching it on is not enough: it must be measured first, and fit the site’s budget. The desk shows both.',
    }),
    defineField({
      name: 'site',
      title: 'Site',
      type: 'reference',
      to: [{ type: 'site' }],
      group: 'owner',
      options: { disableNew: true },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'name', purpose: 'purpose', enabled: 'enabled' },
    prepare: ({ title, purpose, enabled }) => ({
      title,
      subtitle: [enabled === false && 'off', purpose].filter(Boolean).join(' · '),
    }),
  },
});
