import { vehiclePath } from '@/domain/routes/paths.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import type { SavedCount } from '@/web/records/shared-interest.ts';
import type { Win } from '@/web/records/wheel-spins.ts';
import { ago } from './moments.ts';

type Props = { cars: readonly SavedCount[]; wins: readonly Win[]; now: number };

const row = 'flex flex-wrap items-baseline justify-between gap-3 border-line border-b py-3';
const panel = 'rounded-md border border-line bg-surface px-4 tablet:px-6';

/** The number of shoppers who saved each car, and the prizes of the wheel, without names. */
export function SavedCarsPage({ cars, wins, now }: Props) {
  return (
    <>
      <a className="text-small font-semibold text-link" href={pathOfRoute('desk')}>
        All enquiries
      </a>
      <h1 className="text-h3 font-bold">Saved cars</h1>
      <p className="text-ink-2">
        How many signed-in shoppers have each car in their garage. Who they are is theirs to say.
      </p>
      {cars.length === 0 ? (
        <p className="rounded-md bg-surface p-4">No car is saved yet.</p>
      ) : (
        <ul className={panel}>
          {cars.map(({ car, name, slug, saves }) => (
            <li key={car} className={row}>
              <a className="font-semibold text-link underline" href={vehiclePath(slug)}>
                {name}
              </a>
              <span className="text-small tabular-nums">{counted(saves, 'shoppers')}</span>
            </li>
          ))}
        </ul>
      )}
      {wins.length > 0 && (
        <section aria-labelledby="prizes" className="grid gap-2">
          <h2 id="prizes" className="text-title font-bold">
            Prizes won
          </h2>
          <p className="text-ink-2">A winner shows this code.</p>
          <ul className={panel}>
            {wins.map(({ code, prize, promotion, spunAt }) => (
              <li key={code} className={row}>
                <b className="tabular-nums">{code}</b>
                <span>{prize}</span>
                <span className="text-ink-2 text-small">
                  {promotion}, {ago(spunAt.getTime(), now)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
