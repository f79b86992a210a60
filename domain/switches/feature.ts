/** One row of the declared table of feature switches: the studio's form, the type and the docs come from it (CFG-01). */
export type Feature = { key: string; title: string; help: string; default: boolean; group: string };
