import { comparePath } from '@/domain/routes/compare-address.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { forSale } from '@/domain/stock/compare/compared-car.ts';
import { fullName, subtitleOf } from '@/domain/stock/vehicle-page/titles.ts';
import { SitePicture } from '@/parts/picture/site-picture.tsx';
import { PhotoTag } from '@/parts/vehicle-card/card-photo.tsx';
import { siteCardTag } from '@/parts/vehicle-card/site-card-tag.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { Tag } from '@/ui/tag/tag.tsx';
import { leftText } from './left-words.ts';
import { roles } from './table-roles.ts';

type Props = { cars: readonly ComparedCar[]; differences: boolean; now: number };

/**
 * The vehicles at the head of their columns, each with the way to its page and out of the
 * comparison.
 */
export function CompareHead({ cars, differences, now }: Props) {
  const slugs = cars.map(({ vehicle }) => vehicle.card.slug);
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        <td {...roles.cell} />
        {cars.map((car) => (
          <CarHead
            key={car.vehicle.card.slug}
            car={car}
            now={now}
            without={comparePath(
              slugs.filter((slug) => slug !== car.vehicle.card.slug),
              differences,
            )}
          />
        ))}
      </tr>
    </thead>
  );
}

function CarHead({ car, now, without }: { car: ComparedCar; now: number; without: string }) {
  const { card } = car.vehicle;
  const [photo] = card.images;
  const { tag } = siteCardTag(card, car.site, now);
  const left = leftText(car);
  return (
    <th {...roles.column} scope="col" data-left={forSale(car) ? undefined : true}>
      <div data-photo>
        {photo ? (
          <SitePicture
            source={photo}
            alt=""
            ratio={[3, 2]}
            widths={[320, 375, 480, 640]}
            sizes="(min-width: 1024px) 280px, 170px"
            priority
            className="size-full object-cover"
          />
        ) : (
          <p>Photos are on their way</p>
        )}
        <span data-tag>{left === null ? tag && <PhotoTag tag={tag} /> : <Tag kind="sold">{left}</Tag>}</span>
      </div>
      <a data-name href={vehiclePath(card.slug)}>
        {card.name}
      </a>
      <span data-note>{subtitleOf(card)}</span>
      <a data-remove data-drop={card.slug} href={without} aria-label={`Remove ${fullName(card)}`}>
        <Icon name="x" size={18} />
      </a>
    </th>
  );
}
