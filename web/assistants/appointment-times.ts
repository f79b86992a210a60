import { z } from 'zod';
import { bookingTimes } from '@/domain/leads/booking-days.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { bookingRule } from '@/domain/locations/booking-kinds.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { busyAt } from '@/web/leads/busy-times.ts';
import { servicePage } from '@/web/render/service-page.ts';
import { defineTool, Refusal } from './tool.ts';
import { vehicleForSale, vehicleId } from './vehicle-of.ts';

const forms = { test_drive: 'test-drive', service: 'service-booking' } as const;
const bookings = { test_drive: 'test-drive', service: 'service' } as const;
const pages = { test_drive: pathOfRoute('bookTestDrive'), service: pathOfRoute('service') };

/** The free times that the booking forms offer now. Nothing is booked here: that is the shopper's own step. */
export const listAppointmentTimes = defineTool({
  name: 'service.list_appointment_times',
  title: 'Times for a test drive or a service',
  description:
    'The free start times of the next 14 days at each location, by its own clock, for a test drive or a service. It books nothing: ' +
    'send the shopper to booking_url, or to the page of the vehicle, to choose a time.',
  input: z.strictObject({
    kind: z.enum(['test_drive', 'service']),
    vehicle_id: vehicleId
      .optional()
      .describe('For a test drive of this vehicle: only locations where it can be driven.'),
  }),
  find: async ({ kind, vehicle_id: id }, assistant) => {
    if (kind === 'service' && id !== undefined)
      throw new Refusal('invalid', 'A service is for the shopper’s own car: leave vehicle_id out.');
    const { leads, origin, now } = assistant;
    const content = standardForm(forms[kind]);
    if (!leads || !content) throw new Refusal('closed', 'This dealer takes no bookings online.');
    const site = id === undefined ? assistant.site : (await vehicleForSale(assistant, id)).site;
    const { places } = resolveForm(content, site, now, await busyAt(leads, site, now));
    const hasPage = kind === 'test_drive' || servicePage(site, pages.service) !== null;
    const offered = site.locations.filter((location) => places.some(({ id: placeId }) => placeId === location.id));
    if (!hasPage || offered.every((location) => bookingRule(location, bookings[kind]).places === 0))
      throw new Refusal('closed', closedFor[kind]);
    return {
      data: {
        kind,
        items: places.map(({ name, days }) => ({
          location: name,
          days: days.map((day) => ({ date: day.date, label: day.label, times: bookingTimes(day) })),
        })),
        booking_url: origin + (id === undefined ? pages[kind] : vehiclePath(id)),
      },
    };
  },
});

const closedFor = {
  test_drive: 'This dealer takes no test drive bookings online.',
  service: 'This dealer takes no service bookings online.',
} as const;
