import { imageAddress } from '@/domain/site/image-address.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { openingFrame } from '@/domain/stock/vehicle-page/spin.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { SitePicture } from '@/parts/picture/site-picture.tsx';
import { PictureViewer } from '@/parts/picture-viewer/picture-viewer-client.tsx';
import { NoPhotos, VehicleGallery } from '@/parts/vehicle-page/vehicle-gallery.tsx';
import { VehicleSpin } from '@/parts/vehicle-page/vehicle-spin-client.tsx';
import { ViewSwitch } from '@/parts/vehicle-page/view-switch-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = { vehicle: StockVehicle; site: ResolvedSite };

const viewerId = 'vehicle-viewer';
const galleryId = 'vehicle-photos';
/** As photos are taken, pixels; the viewer shows them whole. */
const size = [1600, 1200] as const;

/** What there is to see of a vehicle: the spin first unless the site wants its photos first, and whatever the vehicle has (MED-01). */
export function VehiclePictures({ vehicle, site }: Props) {
  const { images } = vehicle.card;
  const name = fullName(vehicle.card);
  const spins = vehicle.spin.length > 1;
  if (images.length === 0 && !spins) return <NoPhotos />;
  if (!spins) return <Gallery vehicle={vehicle} first />;
  const first = site.features.galleryFirst && images.length > 0 ? 'gallery' : 'spinner';
  return (
    <div id={viewerId} data-view={first} className="relative">
      {images.length > 0 && (
        <ViewSwitch
          viewerId={viewerId}
          first={first}
          views={[
            { view: 'spinner', label: 'Spin', icon: <Icon name="rotate-3d" size={17} /> },
            { view: 'gallery', label: `Photos ${images.length}`, icon: <Icon name="image" size={17} /> },
          ]}
        />
      )}
      <div className="hidden in-data-[view=spinner]:block noscript:hidden!">
        <Spin vehicle={vehicle} site={site} name={name} priority={first === 'spinner'} />
      </div>
      {images.length > 0 && (
        <div className="in-data-[view=spinner]:hidden noscript:block!">
          <Gallery vehicle={vehicle} first={first === 'gallery'} />
        </div>
      )}
    </div>
  );
}

function Spin({ vehicle, site, name, priority }: Props & { name: string; priority: boolean }) {
  const { spin, details } = vehicle;
  const start = openingFrame(spin.length);
  const opening = spin[start];
  const { exterior, interior } = details.hotspots;
  const spots = [...exterior, ...interior];
  return (
    <>
      <VehicleSpin
        name={name}
        frames={spin.map((frame) => imageAddress(frame, 850, 'webp'))}
        start={start}
        hotspots={exterior}
        autoRotate={site.features.spinAutoRotate}
        icons={{
          left: <Icon name="arrow-left" />,
          right: <Icon name="arrow-right" />,
          hint: <Icon name="move-horizontal" size={18} />,
          plus: <Icon name="plus" size={16} stroke={2.5} />,
        }}
      >
        {opening && (
          <SitePicture
            source={opening}
            alt={name}
            ratio={[3, 2]}
            widths={[375, 640, 850]}
            sizes="(min-width: 1200px) 870px, (min-width: 1024px) 62vw, 100vw"
            priority={priority}
            className="pointer-events-none aspect-3/2 h-auto w-full object-cover"
          />
        )}
      </VehicleSpin>
      {spots.length > 0 && (
        <details className="px-(--gutter) pt-2 text-small tablet:px-0">
          <summary className="unfolds">What the spin points out</summary>
          <ul className="list-disc pl-5">
            {spots.map(({ id, description }) => (
              <li key={id}>{description}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Gallery({ vehicle, first }: { vehicle: StockVehicle; first: boolean }) {
  const { images } = vehicle.card;
  const name = fullName(vehicle.card);
  return (
    <>
      <VehicleGallery id={galleryId} name={name} images={images} first={first} />
      <PictureViewer
        listId={galleryId}
        label={`Photos of the ${name}`}
        pictures={images.map(({ source, path, rev, alt }, at) => ({
          key: path,
          source: { source, path, rev },
          alt: alt || name,
          caption: `Photo ${at + 1}`,
          size,
        }))}
        icons={{
          close: <Icon name="x" size={20} />,
          previous: <Icon name="arrow-left" />,
          next: <Icon name="arrow-right" />,
        }}
      />
    </>
  );
}
