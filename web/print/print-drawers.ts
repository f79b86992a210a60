import { fileURLToPath } from 'node:url';
import { type TaskLimits, TaskProcesses } from '@/node-service/task-processes.ts';
import type { PaperParts } from './paper-pdf.ts';
import type { Print } from './print-drawer.ts';
import type { CardParts } from './social-card.ts';
import type { PdfParts } from './vehicle-pdf.ts';

const program = fileURLToPath(new URL('./print-drawer.ts', import.meta.url));

/** A process takes half a second to start, so an idle one stays for a time. */
const usual = { taskMs: 10_000, maxMemory: 700 * 1024 * 1024, idleMs: 600_000 };

/**
 * Draws files in other processes: one takes up to tenths of a second of a core, for which every
 * page would wait. The front limits how many are drawn at once (drawn-files.ts). All methods reject
 * with `TooCostly` or the signal's reason.
 */
export class PrintDrawers {
  readonly #processes: TaskProcesses<Print, Uint8Array | null>;

  constructor(limits: Partial<TaskLimits> = {}) {
    this.#processes = new TaskProcesses<Print, Uint8Array | null>(program, { ...usual, ...limits });
  }

  /** The card of a vehicle or a site for social networks, as JPEG. */
  card({ sheet, look, photo, instead }: CardParts, gone: AbortSignal): Promise<Buffer> {
    const { name, dealer, price, priceNote } = sheet;
    const { brand, onBrand, sunken, ink2 } = look;
    const parts = { sheet: { name, dealer, price, priceNote }, look: { brand, onBrand, sunken, ink2 }, photo, instead };
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

  /** A paper of a reservation, as PDF. */
  paper({ paper, look }: PaperParts, gone: AbortSignal): Promise<Buffer> {
    const { brand, onBrand, ink, ink2, line, sunken } = look;
    return this.#draw({ kind: 'paper', paper, look: { brand, onBrand, ink, ink2, line, sunken } }, gone);
  }

  close(): void {
    this.#processes.close();
  }

  async #draw(print: Print, gone: AbortSignal): Promise<Buffer> {
    const drawn = await this.#processes.run(print, gone);
    if (!drawn) throw new Error(`There is no ${print.kind}.`);
    return Buffer.from(drawn);
  }
}

declare module '@/web/platform/services.ts' {
  interface Services {
    /** Draws the cards and sheets of vehicles, and papers of reservations. */
    prints: Pick<PrintDrawers, 'card' | 'sheet' | 'paper'>;
  }
}
