/**
 * A link to a form, with what the form is about in its address: `?offer=…`, `?model=…`. An address outside the site, and one that would name
 * nothing, is left as it is.
 */
export function namingIn(href: string, kind: 'offer' | 'model', id: string): string {
  if (id === '' || !/^\/(?!\/)/.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const joined = `${path}${path.includes('?') ? '&' : '?'}${kind}=${encodeURIComponent(id)}`;
  return fragment ? `${joined}#${fragment}` : joined;
}
