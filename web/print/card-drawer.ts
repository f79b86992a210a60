import { serveDrawings } from '../front/drawing-process.ts';
import { type CardParts, socialCard } from './social-card.ts';

serveDrawings(({ photo, ...parts }: CardParts) => socialCard({ ...parts, photo: photo && Buffer.from(photo) }));
