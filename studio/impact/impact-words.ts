import type { SiteImpact } from './impact.ts';

/**
 * A sentence for staff before a publish: which sites change, and how many have their own values.
 */
export function impactSentence(impacts: readonly SiteImpact[]): string {
  if (impacts.length === 0) return 'No site shows this yet.';
  const changed = impacts.filter(({ changes }) => changes.length > 0);
  const own = impacts.length - changed.length;
  if (changed.length === 0) {
    const hasUnchanged = impacts.some((impact) => impact.unchanged.length > 0);
    return hasUnchanged
      ? `No site will change: ${owners(own)}.`
      : 'No site will change: shoppers see the same as before.';
  }
  const names = changed.slice(0, maxLength).map(({ name, changes }) => `${name} (${listed(changes, 3)})`);
  const more = changed.length > maxLength ? `; and ${changed.length - maxLength} more` : '';
  return `${count(changed.length)} will change: ${names.join('; ')}${more}.${own > 0 ? ` ${owners(own)}.` : ''}`;
}

const maxLength = 5;
const count = (sites: number): string => `${sites} ${sites === 1 ? 'site' : 'sites'}`;
const owners = (sites: number): string => (sites === 1 ? '1 site keeps its own' : `${sites} sites keep their own`);

/** The first names of a list, and how many more there are. */
export function listed(names: readonly string[], max: number): string {
  const more = names.length > max ? ` and ${names.length - max} more` : '';
  return names.slice(0, max).join(', ') + more;
}
