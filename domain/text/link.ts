export type Link = { label: string; href: string };
