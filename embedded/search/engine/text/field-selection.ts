export const fieldsPerGroup = 32;
const memory = 64;

export function fieldBit(field: number): number {
  return (1 << (field % fieldsPerGroup)) >>> 0;
}

/** The fields of one query that lie in one group of postings. */
export class SelectedGroup {
  readonly group: number;
  /** The group's bits that are requested. */
  readonly mask: number;
  private readonly pairs: { bit: number; at: number }[];
  private readonly selected = new Uint32Array(memory);
  private readonly translated = new Uint32Array(memory);

  constructor(group: number, pairs: { bit: number; at: number }[]) {
    this.group = group;
    this.pairs = pairs;
    this.mask = pairs.reduce((sum, { bit }) => (sum | bit) >>> 0, 0);
  }

  /** The group's bits as bits of the query's fields; few sets of fields occur, so that the last ones are cached. */
  translate(found: number): number {
    const slot = Math.imul(found, 0x9e3779b1) >>> 26;
    if (this.selected[slot] === found) return this.translated[slot] as number;
    let mask = 0;
    for (const { bit, at } of this.pairs) if ((found & bit) !== 0) mask |= 1 << at;
    this.selected[slot] = found;
    this.translated[slot] = mask;
    return mask;
  }
}

/** The fields of one query in query order, prepared for reading postings. At most 31 fields take part. */
export class FieldSelection {
  readonly groups: SelectedGroup[];

  constructor(fields: readonly number[]) {
    const groupOf = (field: number) => Math.floor(field / fieldsPerGroup);
    this.groups = [...new Set(fields.map(groupOf))].map(
      (group) =>
        new SelectedGroup(
          group,
          fields.flatMap((field, at) => (groupOf(field) === group ? [{ bit: fieldBit(field), at }] : [])),
        ),
    );
  }
}
