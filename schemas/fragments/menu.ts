import { linkFragment } from '@/schemas/fragments/link.ts';

/** A menu of either kind: header menus fill `items`, footer menus fill `groups`. */
export const menuFragment = `
  _id, _type, name, kind,
  items[]{_key, label, href, opens, children[]{_key, ${linkFragment}}},
  groups[]{_key, title, links[]{_key, ${linkFragment}}}
`;
