import { comparePath, maxCompared } from '@/domain/routes/compare-address.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import type { GarageProps } from './garage-props.ts';

/** A link to compare the saved vehicles that are for sale. */
export function CompareSaved({ cars }: Pick<GarageProps['garage'], 'cars'>) {
  const forSale = cars.filter(({ card }) => card && card.status !== 'sold').slice(0, maxCompared);
  if (forSale.length < 2) return null;
  return (
    <ButtonLink kind="filled" size={44} href={comparePath(forSale.map(({ seen }) => seen.slug))}>
      Compare {counted(forSale.length, 'cars')}
    </ButtonLink>
  );
}
