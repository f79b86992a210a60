import type { ReactNode } from 'react';
import { imageAddress } from '@/domain/media/image-address.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { galleryItems, type VehicleView, vehicleViews } from '@/domain/stock/vehicle-page/views.ts';
import { PictureViewer } from '@/parts/picture-viewer/picture-viewer-client.tsx';
import { HotspotList } from '@/parts/vehicle-viewer/hotspot-list.tsx';
import { InteriorView } from '@/parts/vehicle-viewer/interior-view-client.tsx';
import { PlainMedia } from '@/parts/vehicle-viewer/plain-media.tsx';
import { NoPhotos, VehicleGallery } from '@/parts/vehicle-viewer/vehicle-gallery.tsx';
import { VehicleVideo } from '@/parts/vehicle-viewer/vehicle-video.tsx';
import { ViewSwitch } from '@/parts/vehicle-viewer/view-switch-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { VehicleSpinView } from './vehicle-spin-view.tsx';

type Props = { vehicle: StockVehicle; site: SiteSwitches };
type ViewProps = Props & { name: string; first: boolean };

const viewerId = 'vehicle-viewer';
const galleryId = 'vehicle-photos';

/** The vehicle's views: the spin first, unless the site prefers photos (MED-01). */
export function VehiclePictures({ vehicle, site }: Props) {
  const { views, first } = vehicleViews(vehicle, site.features.galleryFirst);
  if (first === null) return <NoPhotos />;
  const name = fullName(vehicle.card);
  return (
    <div id={viewerId} data-view={first} className="relative">
      {views.length > 1 && (
        <ViewSwitch
          viewerId={viewerId}
          first={first}
          views={views.map((view) => ({ view, label: labelOf(view, vehicle), icon: icons[view] }))}
        />
      )}
      {views.map((view) => {
        if (view === 'gallery') return null;
        const View = viewOf[view];
        return (
          <div key={view} className={placeOf[view]}>
            <View vehicle={vehicle} site={site} name={name} first={view === first} />
          </div>
        );
      })}
      {views.includes('gallery') && <Gallery vehicle={vehicle} site={site} name={name} first={first === 'gallery'} />}
      <HotspotList hotspots={[...vehicle.details.hotspots.exterior, ...vehicle.details.hotspots.interior]} />
      <PlainMedia vehicle={vehicle} name={name} />
    </div>
  );
}

/** Views other than the photos, whose thumbnails stay visible below each view. */
type OtherView = Exclude<VehicleView, 'gallery'>;

/** One view is shown; without script all photos are, and links to the others. */
const placeOf: Record<OtherView, string> = {
  spinner: 'hidden in-data-[view=spinner]:block noscript:hidden!',
  walkaround: 'hidden in-data-[view=walkaround]:block noscript:hidden!',
  interior: 'hidden in-data-[view=interior]:block noscript:hidden!',
};

const icons: Record<VehicleView, ReactNode> = {
  spinner: <Icon name="rotate-3d" size={17} />,
  gallery: <Icon name="image" size={17} />,
  walkaround: <Icon name="play" size={17} />,
  interior: <Icon name="armchair" size={17} />,
};

function labelOf(view: VehicleView, { card: { images } }: StockVehicle): string {
  const photos = images.length > 0 ? `Photos ${images.length}` : 'Video';
  return { spinner: 'Spin', gallery: photos, walkaround: 'Walkaround', interior: 'Interior' }[view];
}

const viewOf: Record<OtherView, (props: ViewProps) => ReactNode> = {
  spinner: VehicleSpinView,
  walkaround: Walkaround,
  interior: Interior,
};

function Gallery({ vehicle, site, name, first }: ViewProps) {
  const items = galleryItems(vehicle.card.images, vehicle.videos, site.options.stockVideoPlace);
  return (
    <>
      <VehicleGallery id={galleryId} name={name} items={items} first={first} />
      <PictureViewer
        listId={galleryId}
        label={`Photos of the ${name}`}
        icons={{
          close: <Icon name="x" size={20} />,
          previous: <Icon name="arrow-left" />,
          next: <Icon name="arrow-right" />,
          closer: <Icon name="plus" />,
          farther: <Icon name="minus" />,
        }}
      />
    </>
  );
}

function Walkaround({ vehicle, name }: ViewProps) {
  const [poster = null] = vehicle.card.images;
  return (
    <ul className="grid gap-2">
      {vehicle.walkaround.map((video, at) => (
        <li key={JSON.stringify(video)} className="aspect-3/2 overflow-hidden bg-night tablet:rounded-lg">
          <VehicleVideo
            video={video}
            title={vehicle.walkaround.length > 1 ? `Walkaround ${at + 1} of the ${name}` : `Walkaround of the ${name}`}
            poster={poster}
          />
        </li>
      ))}
    </ul>
  );
}

function Interior({ vehicle, name, first }: ViewProps) {
  if (!vehicle.interior) return null;
  return (
    <InteriorView
      first={first}
      name={name}
      address={imageAddress(vehicle.interior, 2560, 'webp')}
      hotspots={vehicle.details.hotspots.interior}
      icons={{
        left: <Icon name="arrow-left" />,
        right: <Icon name="arrow-right" />,
        closer: <Icon name="plus" />,
        farther: <Icon name="minus" />,
        hint: <Icon name="move-horizontal" size={18} />,
        plus: <Icon name="plus" size={16} stroke={2.5} />,
      }}
    />
  );
}
