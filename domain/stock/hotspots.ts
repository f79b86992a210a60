import { z } from 'zod';

const percent = z.number().min(0).max(100);

/**
 * A feature of a vehicle that a spin or an interior view points out (MED-04). Its anchors give its
 * position at each angle of rotation from which it can be seen: degrees from the nose, and percent
 * of the picture from its left and top edge.
 */
const hotspotSchema = z.object({
  id: z.string().min(1),
  description: z.string().trim().min(1),
  anchors: z.array(z.object({ angle: z.number().min(0).lt(360), x: percent, y: percent })).default([]),
});

/** All hotspots of a vehicle, outside and inside. */
export const hotspotsSchema = z.object({
  exterior: z.array(hotspotSchema).default([]),
  interior: z.array(hotspotSchema).default([]),
});

export type Hotspot = z.output<typeof hotspotSchema>;
export type Hotspots = z.output<typeof hotspotsSchema>;
