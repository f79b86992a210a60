import type { Line } from '@/domain/stock/vehicle-page/specifications.ts';

/** The facts that a buyer looks for first (VDP-01). */
export function VehicleFacts({ facts }: { facts: readonly Line[] }) {
  if (facts.length === 0) return null;
  return (
    <dl
      id="key-information"
      className="grid scroll-mt-24 grid-cols-2 gap-x-6 gap-y-4 border-y border-line-2 py-5 tablet:grid-cols-3 desk:flex desk:justify-between"
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
