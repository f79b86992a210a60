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
    const sorted = (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
    return mixed(sorted);
  }
}

/**
 * Files with a process of their own, alternating by project: while those of one wait for services
 * that they started, those of another compute. Files that share a process follow.
 */
function mixed(files: readonly TestSpecification[]): TestSpecification[] {
  const byProject = Map.groupBy(files, ({ project }) => project.name);
  const placed = [...byProject.values()].flatMap((all) =>
    all.map((file, at) => ({ file, place: placeOf(file, at / all.length) })),
  );
  return placed.toSorted((one, other) => one.place - other.place).map(({ file }) => file);
}

function placeOf(file: TestSpecification, within: number): number {
  if (rankOf(file) < slow.length) return -1;
  return file.project.config.isolate ? within : 1 + within;
}
