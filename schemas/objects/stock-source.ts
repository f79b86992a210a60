import { SyncIcon } from '@sanity/icons/Sync';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { addressFault, fingerprintShape, maxMinutes, minMinutes } from '@/domain/stock/sources/stock-source.ts';
import { isEmailAddress } from '@/domain/text/email-address.ts';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';

/**
 * Returns why no feed can be fetched from an address, or `true`. The server itself refuses private
 * networks.
 */
export function checkSourceAddress(address: unknown, kind: unknown): true | string {
  if (typeof address !== 'string' || address.trim() === '') return true;
  const fault = addressFault(kind === 'sftp' ? 'sftp' : 'url', address.trim());
  if (fault) return fault;
  const { protocol, hostname } = new URL(address.trim());
  return protocol === 'http:' && !ownMachine.has(hostname) ? 'The address must begin with https://.' : true;
}

/** A developer's own feed needs no certificate; the server fetches it only with STOCK_FEED_PRIVATE. */
const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** Returns an error for an invalid fingerprint, or `true`; only SFTP has one. */
export function checkFingerprint(fingerprint: unknown, kind: unknown): true | string {
  if (kind !== 'sftp') return true;
  const text = typeof fingerprint === 'string' ? fingerprint.trim() : '';
  return fingerprintShape.test(text) ? true : 'This is not a fingerprint such as SHA256: and 43 characters.';
}

type Parent = { parent?: unknown };
const kindOf = (parent: unknown): unknown => unknownFields(parent).kind;
const isUrl = ({ parent }: Parent): boolean => kindOf(parent) !== 'sftp';

/**
 * The source of a dealer's stock (docs/stock.md, "Fetched on a schedule"). Credentials are in the
 * server's environment.
 */
export const stockSource = defineType({
  name: 'stockSource',
  title: 'Stock feed',
  type: 'object',
  icon: SyncIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'kind',
      title: 'How it is fetched',
      type: 'string',
      initialValue: 'url',
      options: {
        layout: 'radio',
        list: [
          { value: 'url', title: 'From a web address' },
          { value: 'sftp', title: 'From an SFTP server' },
        ],
      },
    }),
    defineField({
      name: 'address',
      title: 'Address of the file',
      type: 'string',
      description:
        'https://feeds.example/stock.csv or sftp://feeds.example/out/stock.csv. The file holds your whole stock: a car that it does not hold leaves the site.',
      validation: (rule) => rule.custom((address, { parent }) => checkSourceAddress(address, kindOf(parent))),
    }),
    defineField({
      name: 'user',
      title: 'User name',
      type: 'string',
      description: 'Your operator sets the password or key on the server; it is never entered here.',
    }),
    defineField({
      name: 'fingerprint',
      title: 'Fingerprint of the SFTP server',
      type: 'string',
      description: 'SHA256:… as the server’s owner gives it to you. A server that shows another one gets nothing.',
      hidden: isUrl,
      validation: (rule) => rule.custom((text, { parent }) => checkFingerprint(text, kindOf(parent))),
    }),
    defineField({
      name: 'everyMinutes',
      title: 'Minutes between two fetches',
      type: 'number',
      initialValue: 60,
      validation: (rule) => rule.integer().min(minMinutes).max(maxMinutes),
    }),
    defineField({
      name: 'missing',
      title: 'A car that the file no longer holds',
      type: 'string',
      initialValue: 'withdrawn',
      options: {
        layout: 'radio',
        list: [
          { value: 'withdrawn', title: 'was withdrawn' },
          { value: 'sold', title: 'was sold' },
        ],
      },
    }),
    defineField({
      name: 'notify',
      title: 'Who gets an email when a feed fails or is refused',
      type: 'array',
      description: 'Email addresses. Each gets one message a day about the same trouble.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) =>
            rule.custom((address) => (isEmailAddress(address ?? '') ? true : 'This is not an email address.')),
        }),
      ],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique().max(10),
    }),
    defineField({
      name: 'paused',
      title: 'Paused',
      type: 'boolean',
      initialValue: false,
      description: 'Nothing is fetched until this is off again; the stock stays.',
    }),
  ],
});
