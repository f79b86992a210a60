import { type ArrangedPart, arrangedParts, columnEnds } from '@/domain/stock/vehicle-page/arrangement.ts';
import type { VehicleForms } from '@/parts/vehicle-page/vehicle-actions.tsx';
import { Blocks } from '../blocks.tsx';
import { meetsOf } from './meets-of.ts';
import type { VehiclePageProps } from './vehicle-page-props.ts';
import { OneSection } from './vehicle-sections-of.tsx';

type Props = { parts: readonly ArrangedPart[]; page: VehiclePageProps; rego: string; forms: VehicleForms | null };

/** The parts beside the price, and the full-width ones. */
export function splitParts(page: VehiclePageProps) {
  const parts = arrangedParts(page.arrangement?.arrangement, meetsOf(page));
  const end = columnEnds(parts);
  return { column: parts.slice(0, end), wide: parts.slice(end) };
}

/** Sections and staff's blocks in staff's order. */
export function ArrangedParts({ parts, page, rego, forms }: Props) {
  return parts.map((part) =>
    part.kind === 'section' ? (
      <OneSection key={part.section} name={part.section} page={page} rego={rego} forms={forms} />
    ) : (
      <OwnBlock key={part.at} at={part.at} page={page} />
    ),
  );
}

/** A block of staff; in the column it has that width, without the page's margins. */
function OwnBlock({ at, page: { request: requested, arrangement } }: { at: number; page: VehiclePageProps }) {
  const key = arrangement?.arrangement?.[at]?._key;
  const blocks = arrangement?.blocks?.filter((block) => block._key === key) ?? [];
  if (!arrangement || blocks.length === 0) return null;
  const { site, services, now, draft, path } = requested;
  const own = { _id: arrangement._id, type: 'vehiclePage', path, title: null, carTypes: null, blocks };
  return (
    <div className="min-w-0 in-data-column:[&_.wrap]:px-0">
      <Blocks page={own} {...{ site, services, now, draft }} headed />
    </div>
  );
}
