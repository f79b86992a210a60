import type { VehicleCondition } from './vehicle-condition.ts';

/** On which vehicles of the site staff look at an arrangement: conditions fit some of them and others not. */
export const vehicleSamples = [
  { value: 'new', title: 'a new one' },
  { value: 'demo', title: 'a demonstrator' },
  { value: 'used', title: 'a used one' },
  { value: 'oldest', title: 'the oldest used one' },
] as const;
export type VehicleSample = (typeof vehicleSamples)[number]['value'];

/**
 * The sections of a vehicle's page below its pictures, in their usual order. What comes after
 * "similar" takes the whole width.
 */
export const vehicleSections = [
  { value: 'facts', title: 'Key facts' },
  { value: 'comments', title: 'Dealer comments' },
  { value: 'finance', title: 'Finance calculator' },
  { value: 'costs', title: 'Price check, delivery, running costs' },
  { value: 'specifications', title: 'Specifications' },
  { value: 'reports', title: 'History and analysis' },
  { value: 'included', title: 'What is included, features, warranty' },
  { value: 'similar', title: 'Similar vehicles' },
  { value: 'enquiry', title: 'Enquiry' },
  { value: 'location', title: 'See it in person' },
] as const;
export type VehicleSection = (typeof vehicleSections)[number]['value'];

/** A section of the page, or a block of staff's own by its place in their list. */
export type ArrangedPart = { kind: 'section'; section: VehicleSection } | { kind: 'block'; at: number };

/** What staff put into the list of a vehicle's page: sections by their names, and blocks. */
type ArrangedItem = {
  _type: string;
  section?: string | null;
  hidden?: boolean | null;
  /** Shown on vehicles that meet it; on all without one. */
  condition?: VehicleCondition | null;
} | null;

/** Whether the vehicle of the page meets a condition. */
export type Meets = (condition: VehicleCondition | null | undefined) => boolean;

export const sectionType = 'vehicleSection';

const usual: ArrangedPart[] = vehicleSections.map(({ value }) => ({ kind: 'section', section: value }));

/**
 * A vehicle's page in the order in which staff arranged it: each section once, what is hidden,
 * unknown or for other vehicles left out. The enquiry is always there, at the end where staff
 * name it nowhere: it is the way to enquire without script. The usual order where nothing is
 * arranged.
 */
export function arrangedParts(items: readonly ArrangedItem[] | null | undefined, meets: Meets): ArrangedPart[] {
  if (!items || items.length === 0) return usual;
  const seen = new Set<string>();
  const parts = items.flatMap((item, at): ArrangedPart[] => {
    if (!item || item.hidden === true || !meets(item.condition)) return [];
    if (item._type !== sectionType) return [{ kind: 'block', at }];
    const section = vehicleSections.find(({ value }) => value === item.section)?.value;
    if (!section || seen.has(section)) return [];
    seen.add(section);
    return [{ kind: 'section', section }];
  });
  return seen.has('enquiry') ? parts : [...parts, { kind: 'section', section: 'enquiry' }];
}

/** Whether a page that is arranged so has all of these sections. */
export function sectionsArranged(
  items: readonly ArrangedItem[] | null | undefined,
  meets: Meets,
  ...sections: readonly VehicleSection[]
): boolean {
  const shown = new Set(arrangedParts(items, meets).flatMap((part) => (part.kind === 'section' ? [part.section] : [])));
  return sections.every((section) => shown.has(section));
}

const wide: ReadonlySet<VehicleSection> = new Set(['similar', 'enquiry', 'location']);

/**
 * Where the page turns from the column beside the price to its whole width: before the first wide
 * section, and the blocks that lead up to it.
 */
export function columnEnds(parts: readonly ArrangedPart[]): number {
  const at = parts.findIndex((part) => part.kind === 'section' && wide.has(part.section));
  return at < 0 ? parts.length : at;
}
