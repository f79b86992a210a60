import { fileURLToPath } from 'node:url';
import { type DrawerLimits, DrawingProcesses } from '@/web/front/drawing-processes.ts';
import type { Print } from './print-drawer.ts';
import type { CardParts } from './social-card.ts';
import type { PdfParts } from './vehicle-pdf.ts';

const program = fileURLToPath(new URL('./print-drawer.ts', import.meta.url));

/** A process takes half a second to start: one that was used lately stays for whoever prints next. */
const usual = { drawMs: 10_000, mostMemory: 700 * 1024 * 1024, idleMs: 600_000 };

/**
 * What is drawn of a vehicle takes up to tenths of a second of a core, in one go: in the process of the pages every page would wait for it. As many
 * are drawn at once as are called for: the front bounds that (drawn-files.ts). All throw `TooCostly`, or the signal's reason.
 */
export class PrintDrawers {
  readonly #processes: DrawingProcesses<Print>;

  constructor(limits: Partial<DrawerLimits> = {}) {
    this.#processes = new DrawingProcesses<Print>(program, { ...usual, ...limits });
  }

  /** The card of a vehicle for social networks, as JPEG. */
  card({ sheet: { name, dealer, price, priceNote }, look, photo }: CardParts, gone: AbortSignal): Promise<Buffer> {
    const { brand, onBrand, sunken, ink2 } = look;
    const parts = { sheet: { name, dealer, price, priceNote }, look: { brand, onBrand, sunken, ink2 }, photo };
    return this.#draw({ kind: 'card', ...parts }, gone);
  }

  /** The sheet of a vehicle, as PDF. */
  sheet({ sheet, look, address, photo }: PdfParts, gone: AbortSignal): Promise<Buffer> {
    const { brand, onBrand, ink, ink2, line, sunken } = look;
    return this.#draw(
      { kind: 'sheet', sheet, look: { brand, onBrand, ink, ink2, line, sunken }, address, photo },
      gone,
    );
  }

  close(): void {
    this.#processes.close();
  }

  async #draw(print: Print, gone: AbortSignal): Promise<Buffer> {
    const drawn = await this.#processes.draw(print, gone);
    if (!drawn) throw new Error(`There is no ${print.kind}.`);
    return drawn;
  }
}
