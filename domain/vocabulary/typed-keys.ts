/** The names of a record that is written out in the code: it has those of its type alone. */
export const keysOf = <Name extends string>(record: { readonly [N in Name]: unknown }): Name[] =>
  Object.keys(record) as Name[];

/** The same with their values. */
export const entriesOf = <Name extends string, Value>(record: { readonly [N in Name]: Value }): [Name, Value][] =>
  Object.entries(record) as [Name, Value][];

export const isOneOf = <Value extends string>(all: readonly Value[], value: unknown): value is Value =>
  all.some((one) => one === value);

export const isKeyOf = <Name extends string>(record: { readonly [N in Name]: unknown }, name: string): name is Name =>
  Object.hasOwn(record, name);
