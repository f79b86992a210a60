import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { canBeFavourite } from '@/domain/stock/card-controls.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { cardFavourite } from '@/parts/saved-cars/card-favourite.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { PdfDownload } from './pdf-download-client.tsx';
import { PrintLink } from './print-link-client.tsx';
import { Share } from './share-client.tsx';

type Props = { vehicle: StockVehicle; site: ResolvedSite };

/** Share, print, the sheet as a file, and the heart, whose state the browser knows (VDP-02, VDP-10, VDP-11). */
export function VehicleTools({ vehicle: { card }, site: { features } }: Props) {
  return (
    <ul className="flex flex-wrap justify-between gap-x-4 print:hidden">
      <li>
        <Share
          name={fullName(card)}
          path={`/cars/${card.slug}`}
          kind={features.shareWindow ? 'window' : features.shortShareNotice ? 'short' : 'notice'}
          icon={<Icon name="share-2" size={18} />}
        />
      </li>
      <li>
        <PrintLink slug={card.slug} className="vehicle-tool">
          <Icon name="printer" size={18} />
          Print
        </PrintLink>
      </li>
      <li>
        <PdfDownload slug={card.slug} icon={<Icon name="file-text" size={18} />} className="vehicle-tool" />
      </li>
      {canBeFavourite(card, features) && (
        <li>
          <button
            type="button"
            data-favourite={JSON.stringify(cardFavourite(card))}
            aria-pressed="false"
            className="vehicle-tool noscript:hidden aria-pressed:text-[#b3202c] aria-pressed:[&_svg]:fill-current"
          >
            <Icon name="heart" size={18} />
            Save
          </button>
        </li>
      )}
    </ul>
  );
}
