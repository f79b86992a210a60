const module = () => import('@/parts/search-box/recent-searches.ts');

/** Stores the searches of a results page in the browser's history of searches (SRCH-24). */
export class SearchMemory {
  readonly #page: HTMLElement;
  #sent = '';

  constructor(page: HTMLElement) {
    this.#page = page;
  }

  /** Stores the search that the page was loaded with, once the browser is idle. */
  begin(): void {
    const { search = '' } = this.#page.dataset;
    const atRest = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    atRest(() => void this.#write(search));
  }

  /** Stores a search when it is sent, in case the shopper goes back before the response. */
  sent(address: string): void {
    this.#sent = address;
    void this.#write(address);
  }

  /** Replaces a sent search by its parsed form. */
  answered(address: string, understood: string): void {
    void this.#write(understood, address === this.#sent ? address : '');
  }

  async #write(address: string, insteadOf = ''): Promise<void> {
    const { site = '' } = this.#page.dataset;
    try {
      const { rememberAddress } = await module();
      rememberAddress(() => localStorage, site, address, insteadOf);
    } catch {}
  }
}
