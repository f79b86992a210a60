import { clsx } from 'clsx';
import { shopperEvents } from '@/domain/events/shopper-events.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import { canBeFavourite } from '@/domain/stock/card-controls.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { cardFavourite } from '@/parts/saved-cars/card-favourite.ts';
import { heartHides, heartSubmit } from '@/parts/saved-cars/save-car-form.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { PdfDownload } from './pdf-download-client.tsx';
import { Share } from './share-client.tsx';

type Props = { vehicle: StockVehicle; site: Pick<SiteSwitches, 'features'> };

/** Share, print, PDF, and the heart, whose state is in the browser (VDP-02, VDP-10, VDP-11). */
export function VehicleTools({ vehicle: { card }, site: { features } }: Props) {
  return (
    <ul className="flex flex-wrap justify-between gap-x-4 print:hidden">
      <li>
        <Share
          name={fullName(card)}
          path={vehiclePath(card.slug)}
          kind={features.shareWindow ? 'window' : features.shortShareNotice ? 'short' : 'notice'}
          icon={<Icon name="share-2" size={18} />}
        />
      </li>
      <li>
        <a
          href={`${pathOfRoute('print')}?car_id=${encodeURIComponent(card.slug)}`}
          target="_blank"
          rel="noopener"
          title="Opens in a new tab"
          className="vehicle-tool"
          data-event={shopperEvents.print.id}
          data-event-label="Print"
        >
          <Icon name="printer" size={18} />
          Print
        </a>
      </li>
      <li>
        <PdfDownload slug={card.slug} icon={<Icon name="file-text" size={18} />} className="vehicle-tool" />
      </li>
      {canBeFavourite(card, features) && (
        <li>
          <button
            {...heartSubmit({ features }, card.id)}
            data-favourite={JSON.stringify(cardFavourite(card))}
            aria-pressed="false"
            className={clsx(
              'vehicle-tool aria-pressed:text-[#b3202c] aria-pressed:[&_svg]:fill-current',
              heartHides({ features }),
            )}
          >
            <Icon name="heart" size={18} />
            Save
          </button>
        </li>
      )}
    </ul>
  );
}
