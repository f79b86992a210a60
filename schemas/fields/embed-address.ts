import { defineField } from 'sanity';
import { checkEmbed, type Embed } from '@/domain/media/embed.ts';
import { embedProviders } from '@/domain/media/embed-providers.ts';

type Copy = { title: string; kinds?: readonly Embed['kind'][]; required?: boolean; hidden?: HiddenWhen };
type HiddenWhen = (context: { parent?: Record<string, unknown> }) => boolean;

/**
 * The address of framed third-party content; addresses that are not allowed are refused with the
 * reason (BLK-08).
 */
export function embedAddressField(name: string, { title, kinds, required = false, hidden }: Copy) {
  const allowed = embedProviders.filter(({ kind }) => !kinds || kinds.includes(kind));
  return defineField({
    name,
    title,
    type: 'string',
    placeholder: allowed[0]?.example,
    description: `From ${allowed.map((one) => one.title).join(', ')}. Shoppers load it with a click; nothing is asked of that company before.`,
    validation: (rule) => {
      const checked = rule.custom((address: string | undefined) => checkEmbed(address, kinds));
      return required ? checked.required() : checked;
    },
    ...(hidden && { hidden }),
  });
}
