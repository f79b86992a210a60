import { serveDrawings } from '../front/drawing-process.ts';
import { type CardParts, socialCard } from './social-card.ts';
import { type PdfParts, vehiclePdf } from './vehicle-pdf.ts';

/** A card for social networks as JPEG, or a sheet as PDF. */
export type Print = ({ kind: 'card' } & CardParts) | ({ kind: 'sheet' } & PdfParts);

serveDrawings((print: Print) => {
  const photo = print.photo && Buffer.from(print.photo);
  return print.kind === 'card' ? socialCard({ ...print, photo }) : vehiclePdf({ ...print, photo });
});
