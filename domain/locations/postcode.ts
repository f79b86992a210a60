export type State = 'act' | 'nt' | 'nsw' | 'vic' | 'qld' | 'sa' | 'wa' | 'tas';

type Range = readonly [from: number, to: number, state: State, boxes?: 'boxes'];

/** Australia Post's ranges in order; those for post office boxes and large receivers are not places that one can drive to. */
const ranges: readonly Range[] = [
  [200, 299, 'act', 'boxes'],
  [800, 899, 'nt'],
  [900, 999, 'nt', 'boxes'],
  [1000, 1999, 'nsw', 'boxes'],
  [2000, 2599, 'nsw'],
  [2600, 2618, 'act'],
  [2619, 2899, 'nsw'],
  [2900, 2920, 'act'],
  [2921, 2999, 'nsw'],
  [3000, 3999, 'vic'],
  [4000, 4999, 'qld'],
  [5000, 5799, 'sa'],
  [5800, 5999, 'sa', 'boxes'],
  [6000, 6799, 'wa'],
  [6800, 6999, 'wa', 'boxes'],
  [7000, 7799, 'tas'],
  [7800, 7999, 'tas', 'boxes'],
  [8000, 8999, 'vic', 'boxes'],
  [9000, 9999, 'qld', 'boxes'],
];

function rangeOf(postcode: string): Range | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined;
  const number = Number(postcode);
  return ranges.find(([from, to]) => from <= number && number <= to);
}

/** The state or territory of a postcode, which is text of four digits ("0800"); null when no such postcode is handed out. */
export const stateOfPostcode = (postcode: string): State | null => rangeOf(postcode)?.[2] ?? null;

/** Whether letters are carried to doors there; false for post office boxes and large receivers. */
export function isDeliverable(postcode: string): boolean {
  const range = rangeOf(postcode);
  return range !== undefined && range[3] === undefined;
}
