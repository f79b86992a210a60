import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute and more, the slowest first. Vitest goes by size where it has no times of an earlier run, and the last ones would run alone. */
const slow = [
  'all-pages',
  'hands',
  'links',
  'staff',
  'vehicle-states',
  'early-touch',
  'reserve',
  'service-away',
  'staff-slips',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = slow.findIndex((name) => moduleId.endsWith(`/tests/journeys/${name}.test.ts`));
  return at < 0 ? slow.length : at;
};

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
