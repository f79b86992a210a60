import type { SiteIdentity, SiteLook } from '@/domain/site/site-parts.ts';

/**
 * The dealer's name as a text logo, linked to the home page. Text, weight and width come from the
 * theme.
 */
export function Wordmark({ site }: { site: Pick<SiteIdentity & SiteLook, 'name' | 'theme'> }) {
  const { first, second, divider } = site.theme.wordmark;
  return (
    <a href="/" className="wordmark">
      <span>{first || site.name}</span> {divider && <i className="wordmark-divider" />}
      {second && <span className="font-[420] font-stretch-118%">{second}</span>}
      <span className="visually-hidden">, home</span>
    </a>
  );
}
