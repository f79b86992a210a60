import { serveTasks } from '../../node-service/task-process.ts';
import { type PaperParts, paperPdf } from './paper-pdf.ts';
import { type CardParts, socialCard } from './social-card.ts';
import { type PdfParts, vehiclePdf } from './vehicle-pdf.ts';

/** A card for social networks as JPEG, a sheet or a paper of a reservation as PDF. */
export type Print = ({ kind: 'card' } & CardParts) | ({ kind: 'sheet' } & PdfParts) | ({ kind: 'paper' } & PaperParts);

serveTasks((print: Print) => {
  if (print.kind === 'paper') return paperPdf(print);
  const photo = print.photo && Buffer.from(print.photo);
  return print.kind === 'card' ? socialCard({ ...print, photo }) : vehiclePdf({ ...print, photo });
});
