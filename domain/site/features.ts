/** One row of the one declared table of feature switches: the studio form, the type and the docs come from it (CFG-01). */
export type Feature = { key: string; title: string; help: string; default: boolean; group: string };

export const features = [
  {
    key: 'usedCarPaths',
    title: 'Used-car paths',
    help: 'Answer /used-car/… addresses as well as /cars/… ones.',
    default: false,
    group: 'Routes',
  },
  {
    key: 'cardViews',
    title: 'Views on cards',
    help: 'Show how often a vehicle was looked at on its result card.',
    default: false,
    group: 'Cards',
  },
  {
    key: 'electricTag',
    title: 'Electric and hybrid tags',
    help: 'Tag electric, hybrid and plug-in vehicles before any other tag.',
    default: false,
    group: 'Cards',
  },
  {
    key: 'menuHoverOpen',
    title: 'Open menus on hover',
    help: 'Header dropdowns open when the pointer rests on them, not only on click.',
    default: false,
    group: 'Navigation',
  },
] as const satisfies readonly Feature[];

export type FeatureKey = (typeof features)[number]['key'];
export type FeatureSwitches = Record<FeatureKey, boolean>;
