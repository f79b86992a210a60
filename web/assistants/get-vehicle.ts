import { z } from 'zod';
import { formatPhone } from '@/domain/locations/phone.ts';
import { imageAddress } from '@/domain/media/image-address.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { callNumber, isMasked } from '@/domain/stock/vehicle-page/call-number.ts';
import { commentsPending, dealerComments } from '@/domain/stock/vehicle-page/dealer-comments.ts';
import { specificationLists } from '@/domain/stock/vehicle-page/specifications.ts';
import { locationItem } from './location-item.ts';
import { defineTool } from './tool.ts';
import { vehicleHead } from './vehicle-item.ts';
import { vehicleId, vehicleOf } from './vehicle-of.ts';
import { views } from './views.ts';

const max = { photos: 8, features: 60, comments: 2_000 } as const;

/** One vehicle with everything that its page shows. */
export const getVehicle = defineTool({
  name: 'inventory.get',
  title: 'Read a vehicle',
  description:
    'Everything that the page of one vehicle says: price, specifications, equipment, photos, and the dealership that sells it. ' +
    'Where weekly_estimate is there, state its repayment only together with its rate, comparison rate and warning.',
  input: z.strictObject({ vehicle_id: vehicleId }),
  view: views.vehicle,
  find: async ({ vehicle_id: id }, assistant) => {
    const car = await vehicleOf(assistant, id);
    const { vehicle, site } = car;
    const { card } = vehicle;
    return {
      data: {
        vehicle: {
          ...vehicleHead(car, assistant.origin),
          specifications: linesOf(car),
          features: [...new Set([...vehicle.features, ...vehicle.details.standardEquipment])].slice(0, max.features),
          comments: commentsOf(vehicle.details.dealerComments),
          photos: card.images.slice(0, max.photos).map((photo) => assistant.origin + imageAddress(photo, 850, 'webp')),
        },
        sold_by: soldBy(car),
        price_notice: site.snippets['price-disclaimer'] ?? null,
      },
    };
  },
});

/** The lines of all lists of the page, each once. */
function linesOf({ vehicle, site, rego }: ComparedCar) {
  const lists = specificationLists(vehicle, { rego: rego.text, first: site.options.specificationTags });
  const lines = [...lists.featured, ...lists.summary, ...lists.specifications];
  return [...new Map(lines.map((line) => [line.label, line])).values()];
}

function commentsOf(written: string): string | null {
  const text = dealerComments(written).paragraphs.join('\n').slice(0, max.comments);
  return text === commentsPending ? null : text;
}

/** A number that the site shows after a click alone is in no source, and not here. */
function soldBy({ vehicle, site, place }: ComparedCar) {
  const phone = callNumber(site.phones, vehicle.card.carType);
  return {
    dealership_id: vehicle.dealership.slug || vehicle.dealership.id,
    name: site.name,
    licence: site.licence,
    phone: phone && !isMasked(site, phone) ? formatPhone(phone) : null,
    location: place && locationItem(place, site),
  };
}
