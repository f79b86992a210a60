import { defineArrayMember, defineField, defineType } from 'sanity';
import { ownedReference, ownedReferences } from '@/schemas/fields/owned-reference.ts';
import { stateField } from '@/schemas/fields/vocabulary.ts';

const days = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'number',
    group: 'selling',
    validation: (rule) => rule.integer().min(0).max(365),
  });

/**
 * The settings of a layer. All fields are optional: empty ones come from the layer below (CFG-02).
 */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  type: 'object',
  groups: [
    { name: 'identity', title: 'Identity', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'menus', title: 'Menus' },
    { name: 'promotion', title: 'Promotion' },
    { name: 'selling', title: 'Selling' },
    { name: 'look', title: 'Look' },
    { name: 'features', title: 'Features' },
  ],
  fields: [
    defineField({
      name: 'tagline',
      title: 'Tagline',
      type: 'string',
      group: 'identity',
      description: 'One short line under or beside the name.',
    }),
    defineField({
      name: 'licence',
      title: 'Dealer licence',
      type: 'string',
      group: 'identity',
      description: 'Shown in the footer, for example "LMCT 12345".',
    }),
    stateField({ title: 'State', description: 'Prices, fees and wording follow the state.', group: 'identity' }),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'picture',
      group: 'identity',
      description: 'Replaces the wordmark in the header.',
    }),
    defineField({
      name: 'theme',
      title: 'Look',
      type: 'theme',
      group: 'look',
      options: { collapsible: true, collapsed: false },
    }),
    defineField({ name: 'phones', title: 'Phone numbers', type: 'phones', group: 'contact' }),
    ownedReferences('locations', 'location', {
      title: 'Locations',
      group: 'contact',
      description: 'In the order in which shoppers see them.',
    }),
    defineField({
      name: 'buttons',
      title: 'Buttons',
      type: 'array',
      group: 'menus',
      description: 'Reword a button or send it elsewhere.',
      of: [defineArrayMember({ type: 'siteButton' })],
      validation: (rule) => rule.custom(checkButtons),
    }),
    ownedReference('headerMenu', 'menu', { title: 'Menu in the header', group: 'menus' }),
    ownedReference('footerMenu', 'menu', { title: 'Menu in the footer', group: 'menus' }),
    defineField({
      name: 'legalLinks',
      title: 'Links at the very bottom',
      type: 'array',
      group: 'menus',
      description: 'Privacy policy, terms and the like.',
      of: [defineArrayMember({ type: 'link' })],
    }),
    ownedReference('announcement', 'announcement', {
      title: 'Announcement',
      group: 'promotion',
      description: 'The bar above the header.',
    }),
    ownedReference('emergency', 'announcement', {
      title: 'Emergency bar',
      group: 'promotion',
      description: 'Stands above the announcement, for what cannot wait.',
    }),
    ownedReferences('promoTiles', 'promoTile', {
      title: 'Promo tiles',
      group: 'promotion',
      description: 'In the order in which shoppers see them.',
    }),
    ownedReferences('banners', 'banner', {
      title: 'Banners',
      group: 'promotion',
      description: 'Each banner names the place where it is shown.',
    }),
    defineField({ name: 'finance', title: 'Finance', type: 'financeSettings', group: 'selling' }),
    defineField({ name: 'texts', title: 'Wording', type: 'siteTexts', group: 'selling' }),
    days('justArrivedDays', 'Days that a vehicle counts as just arrived', '0 turns the tag off.'),
    days('includeSoldCarsDays', 'Days that sold vehicles stay on the site', '0 takes them off at once.'),
    defineField({ name: 'options', title: 'Options', type: 'siteOptions', group: 'features' }),
    defineField({ name: 'features', title: 'Features', type: 'featureSwitches', group: 'features' }),
  ],
});

/** Returns an error for two buttons with one key, which would hide each other, or `true`. */
export function checkButtons(buttons: unknown): true | string {
  const keys = (Array.isArray(buttons) ? buttons : []).map((button: { key?: string }) => button.key);
  const twice = keys.find((key, index) => key && keys.indexOf(key) !== index);
  return twice ? `The button "${twice}" is here twice.` : true;
}
