import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take much longer than others of their project, the slowest first. Vitest goes by size where it has no times of an earlier run, and the last ones would run alone. */
const slow = [
  'tests/journeys/all-pages',
  'tests/journeys/hands',
  'tests/journeys/links',
  'tests/journeys/overrides',
  'tests/journeys/staff-traps',
  'tests/journeys/staff',
  'tests/journeys/vehicle-states',
  'tests/journeys/reserve',
  'tests/journeys/early-touch',
  'tests/journeys/service-away',
  'tests/journeys/staff-slips',
  'web/figures/pass-on',
  'web/leads/deliver',
  'scripts/new-block/written-block',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = slow.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? slow.length : at;
};

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
