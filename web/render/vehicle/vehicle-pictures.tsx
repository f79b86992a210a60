import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { PictureViewer } from '@/parts/picture-viewer/picture-viewer-client.tsx';
import { NoPhotos, VehicleGallery } from '@/parts/vehicle-page/vehicle-gallery.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

const galleryId = 'vehicle-photos';
/** As photos are taken, pixels; the viewer shows them whole. */
const size = [1600, 1200] as const;

/** What there is to see of a vehicle. */
export function VehiclePictures({ vehicle }: { vehicle: StockVehicle }) {
  const { images } = vehicle.card;
  const name = fullName(vehicle.card);
  if (images.length === 0) return <NoPhotos />;
  return (
    <>
      <VehicleGallery id={galleryId} name={name} images={images} first />
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
