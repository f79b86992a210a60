type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
type Props = { data: { readonly '@type': string; readonly [key: string]: Json } };

/** Structured data of the page (schema.org), which browsers do not run. */
export function StructuredData({ data }: Props) {
  return <script type="application/ld+json">{scriptSafe({ '@context': 'https://schema.org', ...data })}</script>;
}

/**
 * JSON in which no text can end the script element or open a comment: `<` is escaped (HTML, "script
 * data state").
 */
function scriptSafe(value: Json): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
