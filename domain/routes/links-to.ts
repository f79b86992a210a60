type Place = { href: string };
/** A site's menus. */
export type Linking = {
  headerMenu: readonly (Place & { children: readonly Place[] })[];
  footerMenu: readonly { links: readonly Place[] }[];
};

/** Whether the site's own menus lead to a page: only then is it there. */
export function linksTo({ headerMenu, footerMenu }: Linking, path: string): boolean {
  const links = [
    ...headerMenu.flatMap((item) => [item, ...item.children]),
    ...footerMenu.flatMap((group) => group.links),
  ];
  return links.some(({ href }) => href.split(/[?#]/)[0] === path);
}
