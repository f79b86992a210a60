import { z } from 'zod';

/**
 * Snap 21's result for an organisation: its average, the stars to draw, and the number of reviews
 * where it gives it (LOC-10).
 */
export const snap21Rating = z.object({
  rating: z.coerce.number().min(0).max(5),
  stars: z.coerce.number().min(0).max(5),
  count: z.coerce.number().int().min(0).optional(),
});
export type Snap21Rating = z.output<typeof snap21Rating>;
