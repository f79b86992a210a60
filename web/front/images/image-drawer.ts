import type { ImageRequest } from '@/domain/media/image-address.ts';
import { serveTasks } from '../../../node-service/task-process.ts';
import { shapeImage } from './image-shape.ts';

export type Drawing = { original: Buffer; image: ImageRequest };

serveTasks(({ original, image }: Drawing) => shapeImage(Buffer.from(original), image));
