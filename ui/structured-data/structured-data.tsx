type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
type Props = { data: { readonly '@type': string; readonly [key: string]: Json } };

/**
 * The content of the page in the terms of schema.org, for machines that read it. Browsers never run
 * it.
 */
export function StructuredData({ data }: Props) {
  return <script type="application/ld+json">{scriptSafe({ '@context': 'https://schema.org', ...data })}</script>;
}

/** JSON that no text in it can end the script element or open a comment: `<` is written as its code (HTML, "script data state"). */
function scriptSafe(value: Json): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
