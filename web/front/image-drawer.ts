import type { ImageRequest } from '@/domain/site/image-address.ts';
import { serveDrawings } from './drawing-process.ts';
import { shapeImage } from './image-shape.ts';

export type Drawing = { original: Buffer; image: ImageRequest };

serveDrawings(({ original, image }: Drawing) => shapeImage(Buffer.from(original), image));
