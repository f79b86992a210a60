const module = () => import('@/parts/search-box/recent-searches.ts');

/** Remembers the searches of a results page as the browser's last (SRCH-24). */
export class SearchMemory {
  readonly #page: HTMLElement;
  #sent = '';

  constructor(page: HTMLElement) {
    this.#page = page;
  }

  /** The search that the page was loaded with; what this takes is fetched when the page is at rest. */
  begin(): void {
    const { search = '' } = this.#page.dataset;
    const atRest = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    atRest(() => void this.#write(search));
  }

  /** A search was sent: it counts also for a shopper who goes back before its response is there. */
  sent(address: string): void {
    this.#sent = address;
    void this.#write(address);
  }

  /**
   * The search of an address got its response; from now on it is named by what the response parsed.
   */
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
