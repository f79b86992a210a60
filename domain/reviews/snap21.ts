import { z } from 'zod';

/** What Snap 21 answers for an organisation: its average, the stars to draw, and the number of reviews where it tells it (LOC-10). */
export const snap21Rating = z.object({
  rating: z.coerce.number().min(0).max(5),
  stars: z.coerce.number().min(0).max(5),
  count: z.coerce.number().int().min(0).optional(),
});
export type Snap21Rating = z.output<typeof snap21Rating>;
