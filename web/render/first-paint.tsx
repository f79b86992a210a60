import { firstPaintId } from '@/domain/routes/first-paint.ts';

/**
 * The browser paints only after it has parsed the page up to here: `web/front/pages/late-scripts.ts`
 * names it in the head. Otherwise it paints what a slow line or phone has parsed by chance: half a
 * header, a hero that moves as its buttons come.
 */
export const FirstPaint = () => <template id={firstPaintId} />;
