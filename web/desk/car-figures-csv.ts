import { vehiclePath } from '@/domain/routes/paths.ts';
import { csvRow } from '@/domain/text/delimited.ts';
import type { CarFigures } from './figure-summary.ts';

const columns = ['Car', 'Views', 'Views the week before', 'Saved', 'Enquiries', 'Views per enquiry'];
export const carFiguresHead = `\ufeff${columns.join(',')}\r\n`;

/** One car of a week for a spreadsheet, by the address of its page. */
export const carFiguresLine = ({ slug, views, viewsBefore, saves, enquiries }: CarFigures): string =>
  csvRow([
    vehiclePath(slug),
    String(views),
    String(viewsBefore),
    String(saves),
    String(enquiries),
    enquiries === 0 ? '' : String(Math.round(views / enquiries)),
  ]);
