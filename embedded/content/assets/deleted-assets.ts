import { log, reason } from '../log.ts';
import type { Transaction } from '../store/document.ts';
import { assetIdOf, originalOf } from './asset-name.ts';
import type { AssetStore } from './asset-store.ts';
import type { ImageTransforms } from './image-transforms.ts';

interface Stores {
  readonly assets: AssetStore;
  readonly images: ImageTransforms;
  /** Whether a document exists now. */
  readonly stands: (id: string) => boolean;
  /** Whether a document existed by the history. */
  readonly stood: (id: string) => boolean;
}

/** Where an asset's document is deleted, its original and all copies of it go from the disk. */
export class DeletedAssets {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  wrote({ changes }: Transaction): void {
    for (const { id, after } of changes) if (!after) void this.#remove(originalOf(id));
  }

  /**
   * Removes originals that a service left which ended right after a deletion. One whose document is
   * not in the history stays: a backup may bring it.
   */
  async catchUp(): Promise<void> {
    const { assets, stands, stood } = this.#stores;
    for (const name of await assets.names()) {
      const id = assetIdOf(name);
      if (!stands(id) && stood(id)) await this.#remove(name);
    }
  }

  async #remove(name: string | undefined): Promise<void> {
    if (!name) return;
    const { assets, images, stands } = this.#stores;
    const isWanted = () => stands(assetIdOf(name));
    try {
      await assets.remove(name, isWanted);
      if (!isWanted()) await images.forget(name);
    } catch (error) {
      log('error', 'deleted asset stays on the disk', { asset: name, reason: reason(error) });
    }
  }
}
