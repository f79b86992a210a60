import { KeyRing } from './access/key-ring.ts';
import { Catalogue } from './catalogue/catalogue.ts';
import { NamedRecords } from './catalogue/named-records.ts';
import { Traffic } from './protocol/traffic.ts';
import { Store } from './store/store.ts';

/** Everything the service holds. Exactly one process opens a folder. */
export class SearchService {
  readonly keys: KeyRing;
  readonly catalogue: Catalogue;
  readonly presets: NamedRecords;
  readonly stopwords: NamedRecords;
  readonly synonymSets: NamedRecords;
  readonly curationSets: NamedRecords;
  readonly traffic = new Traffic();
  readonly directory: string;
  /** From how many milliseconds on a request is logged as slow; -1 for never. */
  slowMilliseconds = -1;
  private readonly store: Store;

  private constructor(directory: string, adminKey: string) {
    this.directory = directory;
    this.store = new Store(directory);
    this.keys = new KeyRing(this.store, adminKey);
    this.catalogue = new Catalogue(this.store);
    this.presets = new NamedRecords(this.store, 'preset');
    this.stopwords = new NamedRecords(this.store, 'stopwords');
    this.synonymSets = new NamedRecords(this.store, 'synonyms');
    this.curationSets = new NamedRecords(this.store, 'curation');
  }

  /** Opens the folder and indexes what it holds. Throws with one clear sentence when the folder cannot be used. */
  static async open(directory: string, adminKey: string): Promise<SearchService> {
    const service = new SearchService(directory, adminKey);
    await service.catalogue.load();
    return service;
  }

  /**
   * Copies the store as it is now into a folder, which must not hold one yet; writes go on
   * meanwhile. Rejects when it cannot.
   */
  snapshot(folder: string): Promise<void> {
    return this.store.copyTo(folder);
  }

  /** Writes the write-ahead log of the store into its one file. */
  compact(): void {
    this.store.checkpoint();
  }

  close(): void {
    this.catalogue.close();
    this.store.close();
  }
}
