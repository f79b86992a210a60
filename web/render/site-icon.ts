import type { SiteIdentity, SiteLook } from '@/domain/site/site-parts.ts';

/** The first letter of the site's name on its brand colour, as SVG. */
export function siteIcon({ name, theme }: Pick<SiteIdentity & SiteLook, 'name' | 'theme'>): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '';
  const [background, ink] = [colour(theme.brand, '#1d3a5f'), colour(theme.onBrand, '#ffffff')];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${background}"/><text x="32" y="45" text-anchor="middle" font-family="system-ui,sans-serif" font-size="38" font-weight="700" fill="${ink}">${letter}</text></svg>`;
}

/** Allows only a colour in the attribute. */
const colour = (value: string, otherwise: string) => (/^#[0-9a-f]{6}$/i.test(value) ? value : otherwise);
