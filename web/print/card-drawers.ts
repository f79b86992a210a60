import { fileURLToPath } from 'node:url';
import { DrawingProcesses } from '@/web/front/drawing-processes.ts';
import type { CardParts } from './social-card.ts';

const program = fileURLToPath(new URL('./card-drawer.ts', import.meta.url));

/** A card takes tenths of a second of a core, in one go: in the process of the pages every page would wait for it. */
export class CardDrawers {
  readonly #processes = new DrawingProcesses<CardParts>(program, { drawMs: 10_000, mostMemory: 700 * 1024 * 1024 });

  /** The card of a vehicle as JPEG, drawn in a process of its own. Throws `TooCostly`. As many at once as are called for: the front bounds that. */
  async draw({ sheet: { name, dealer, price, priceNote }, look, photo }: CardParts): Promise<Buffer> {
    const { brand, onBrand, sunken, ink2 } = look;
    const parts = { sheet: { name, dealer, price, priceNote }, look: { brand, onBrand, sunken, ink2 }, photo };
    const card = await this.#processes.draw(parts, new AbortController().signal);
    if (!card) throw new Error('There is no card.');
    return card;
  }

  close(): void {
    this.#processes.close();
  }
}
