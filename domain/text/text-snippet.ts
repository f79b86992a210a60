/** The texts that staff may write themselves, and the placeholders that each may hold in braces. */
export const snippetPlaces = [
  {
    value: 'price-disclaimer',
    title: 'About prices, at the foot of every page',
    placeholders: ['dealer', 'licence', 'state'],
  },
  { value: 'enquiry-notice', title: 'Under every form, instead of the usual line', placeholders: ['dealer'] },
  {
    value: 'cooling-off',
    title: 'When shoppers buy online: below the cooling-off period of the state',
    placeholders: ['dealer', 'state'],
  },
  {
    value: 'money-back',
    title: 'When shoppers buy online: the money-back guarantee, instead of the usual line',
    placeholders: ['dealer'],
  },
] as const;

export type SnippetPlace = (typeof snippetPlaces)[number]['value'];

/** What staff wrote for a place; the flags state whose it is. */
type SnippetContent = { place: string | null; text: string | null; ofSite: boolean; ofTemplate: boolean };

/**
 * A site's own texts by place, with its placeholders filled in: its own go before its template's,
 * and those before what all sites share.
 */
export function snippetsOf(
  snippets: readonly SnippetContent[],
  values: Readonly<Record<string, string>>,
): Partial<Record<SnippetPlace, string>> {
  const ranked = snippets.toSorted((one, other) => rank(other) - rank(one));
  const texts = snippetPlaces.map(({ value }) => [value, ranked.find(({ place }) => place === value)?.text]);
  const written = texts.filter((entry): entry is [SnippetPlace, string] => Boolean(entry[1]));
  return Object.fromEntries(written.map(([place, text]) => [place, filledText(text, values)]));
}

const rank = ({ ofSite, ofTemplate }: SnippetContent): number => (ofSite ? 2 : ofTemplate ? 1 : 0);

const brace = /\{([^{}]*)\}/g;

/** Returns which placeholder a text may not have in its place, or `true`. */
export function checkPlaceholders(text: string | undefined, place: unknown): true | string {
  const allowed: readonly string[] = snippetPlaces.find(({ value }) => value === place)?.placeholders ?? [];
  const unknown = [...(text ?? '').matchAll(brace)]
    .map(([, name = '']) => name)
    .find((name) => !allowed.includes(name));
  if (unknown === undefined) return true;
  const list = allowed.map((name) => `{${name}}`).join(', ');
  return `{${unknown}} means nothing here. ${list ? `You can use ${list}.` : 'This text takes no figures.'}`;
}

/** The text with its figures; a placeholder without a value stays empty, and the space before it goes. */
export function filledText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/ ?\{([^{}]*)\}/g, (found, name: string) => {
    const value = values[name];
    return value ? found.replace(`{${name}}`, () => value) : '';
  });
}
