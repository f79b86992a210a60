import type { ImageRequest } from '@/domain/media/image-address.ts';
import { serveDrawings } from '../../platform/drawing-process.ts';
import { shapeImage } from './image-shape.ts';

export type Drawing = { original: Buffer; image: ImageRequest };

serveDrawings(({ original, image }: Drawing) => shapeImage(Buffer.from(original), image));
