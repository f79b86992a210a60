import type { LeadRecord } from './lead-record.ts';

/**
 * A standard reply of the site's settings as staff start from it: "{name}" is the shopper's first
 * name ("there" without one), "{car}" the car of the enquiry ("the car" without one).
 */
export const answerFrom = (template: string, { person, vehicle }: Pick<LeadRecord, 'person' | 'vehicle'>): string =>
  template.replaceAll(/\{(name|car)\}/g, (_, which: string) =>
    which === 'name' ? person.name || 'there' : (vehicle?.title ?? 'the car'),
  );
