import type { HoldCar } from '@/domain/purchases/hold-record.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { Ledger, type LedgerRow } from './hold-parts.tsx';

/** The car beside the form; on phones above it, without photo. */
export function CarSummary({ car, rows, note }: { car: HoldCar; rows: readonly LedgerRow[]; note: string }) {
  const facts = [car.line, car.odometerKm > 0 ? `${grouped(car.odometerKm)}\u00a0km` : '', car.stockNumber];
  return (
    <aside
      aria-label="The car"
      className="rounded-lg border border-line bg-surface p-5 max-laptop:-order-1 laptop:sticky laptop:top-6 laptop:self-start"
    >
      {car.image && (
        // biome-ignore lint/performance/noImgElement: a picture of one size, from our own image route
        <img
          src={car.image}
          alt=""
          width={850}
          height={567}
          className="mb-4 hidden aspect-3/2 h-auto w-full rounded-md bg-sunken object-cover laptop:block"
        />
      )}
      <h2 className="text-h3">{car.title}</h2>
      <p className="mt-1 text-small text-ink-2">{facts.filter(Boolean).join(', ')}</p>
      {rows.length > 0 && <Ledger rows={rows} />}
      {note && (
        <p className="mt-4 flex gap-3 text-small text-ink-2">
          <Icon name="shield-check" size={20} />
          <span>{note}</span>
        </p>
      )}
    </aside>
  );
}
