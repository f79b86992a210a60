import { imageAddress } from '@/domain/media/image-address.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { openingFrame } from '@/domain/stock/vehicle-page/spin.ts';
import { SitePicture } from '@/parts/picture/site-picture.tsx';
import { VehicleSpin } from '@/parts/vehicle-viewer/vehicle-spin-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = { vehicle: StockVehicle; site: Pick<SiteSwitches, 'features'>; name: string; first: boolean };

/** The spin with its first frame, rendered on the server (MED-03). */
export function VehicleSpinView({ vehicle: { spin, details }, site, name, first }: Props) {
  const start = openingFrame(spin.length);
  const opening = spin[start];
  return (
    <VehicleSpin
      name={name}
      frames={spin.map((frame) => imageAddress(frame, 850, 'webp'))}
      start={start}
      hotspots={details.hotspots.exterior}
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
          priority={first}
          className="pointer-events-none aspect-3/2 h-auto w-full object-cover"
        />
      )}
    </VehicleSpin>
  );
}
