import { z } from 'zod';
import { formatCents } from '@/domain/finance/money.ts';
import { deliveryOf } from '@/web/render/vehicle/delivery-of-vehicle.ts';
import { aud } from './money.ts';
import { defineTool, Refusal } from './tool.ts';
import { vehicleForSale, vehicleId } from './vehicle-of.ts';

/** What it costs to bring a vehicle to a postcode, where the site offers that. */
export const getDeliveryEstimate = defineTool({
  name: 'deals.get_delivery_estimate',
  title: 'Estimate delivery',
  description:
    'What delivery of one vehicle to an Australian postcode is estimated to cost, where the dealer offers it.',
  input: z.strictObject({
    vehicle_id: vehicleId,
    postcode: z.string().regex(/^\d{4}$/, 'An Australian postcode has four digits.'),
  }),
  find: async ({ vehicle_id: id, postcode }, assistant) => {
    const { site, place } = await vehicleForSale(assistant, id);
    if (!assistant.site.features.deliveryCalculator)
      throw new Refusal('closed', 'This dealer quotes no delivery online. Ask the dealer for a price.');
    const delivery = await deliveryOf(assistant.geocoding, { site, place }, postcode);
    if ('error' in delivery) throw new Refusal('closed', delivery.error);
    const cents = delivery.price * 100;
    return {
      data: { vehicle_id: id, postcode, region: delivery.name, price: aud(cents) },
      text: `Delivery to ${delivery.name} (${postcode}) is estimated at ${formatCents(cents)}. The dealer confirms the price.`,
    };
  },
});
