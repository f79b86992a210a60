/** The texts that staff may word themselves, and the figures that each may hold in braces (FIN-08). */
export const snippetPlaces = [
  {
    value: 'finance-disclaimer',
    title: 'Finance disclaimer',
    placeholders: ['interestRate', 'comparisonRate', 'termYears', 'deposit', 'weekly', 'monthly', 'dealer', 'licence'],
  },
  { value: 'price-disclaimer', title: 'Price disclaimer', placeholders: ['dealer', 'licence', 'state'] },
  { value: 'vehicle-disclaimer', title: 'Vehicle page disclaimer', placeholders: ['dealer', 'licence', 'stockNumber'] },
  { value: 'enquiry-consent', title: 'Words beside the consent box', placeholders: ['dealer'] },
  { value: 'terms-consent', title: 'Words beside the terms box', placeholders: ['dealer'] },
] as const;

export type SnippetPlace = (typeof snippetPlaces)[number]['value'];

const brace = /\{([^{}]*)\}/g;

/** Says which placeholder a text may not have in its place, or `true`. */
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
