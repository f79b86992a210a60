import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import { siteOptions } from '@/domain/switches/options.ts';

type Named = Pick<SiteSwitches, 'options'>;

/** The path of a site's page for its shoppers' own things, under the name that the site gives it (NAV-15). */
export const garagePath = ({ options }: Named): string => `/${options.garage}`;

/** The name itself, e.g. "My Garage". */
export function garageTitle({ options }: Named): string {
  const row = siteOptions.find(({ key }) => key === 'garage');
  const choices: readonly { value: string; title: string }[] = row && 'choices' in row ? row.choices : [];
  return choices.find(({ value }) => value === options.garage)?.title ?? 'My Garage';
}
