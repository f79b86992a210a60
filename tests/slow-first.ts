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
  'tests/contracts/content/slow-queries',
  'tests/contracts/stock/one-count',
  'scripts/new-block/written-block',
  'demo/content/seed-content',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = slow.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? slow.length : at;
};

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** Files that share a process follow each other: one with a process of its own in between would end theirs. */
function placeOf(file: TestSpecification): number {
  const rank = rankOf(file);
  if (rank < slow.length) return rank;
  return file.project.config.isolate ? slow.length : slow.length + 1;
}
