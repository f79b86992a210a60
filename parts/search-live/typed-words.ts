import { wordsAnswered } from '@/parts/search-box/box-events.ts';

type Entry = readonly [name: string, value: string];

/**
 * The text in the box while it is typed. Each response turns some of its words into filters, and
 * those are in the form from then on: a word that is deleted again has to take its filter with
 * it. So until the box is left, its text is sent together with the filters that were set before the
 * first letter.
 */
export class TypedWords {
  readonly #form: HTMLFormElement;
  #before: readonly Entry[] | null = null;
  #steps = 0;
  /** The text that was sent last. */
  #requested = '';
  /** What the last response left of the text that was sent. */
  #answer: { query: string; left: string } | null = null;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  get #box(): HTMLInputElement | null {
    const box = this.#form.elements.namedItem('query');
    return box instanceof HTMLInputElement ? box : null;
  }

  /** What the form holds now, the text last. */
  entries(): Entry[] {
    this.#requested = this.#box?.value ?? '';
    const words: Entry[] = [['query', this.#requested]];
    return [...(this.#before ?? this.#others()), ...words];
  }

  begin(): void {
    this.#before ??= this.#others();
  }

  /** All text of one visit to the box is one step of the history. */
  step(): 'push' | 'replace' {
    return this.#before !== null && this.#steps > 0 ? 'replace' : 'push';
  }

  /**
   * A response is on the page: what it left of the text is in the box, unless it is being
   * typed.
   */
  answered(fresh: HTMLElement, typing: boolean): void {
    const box = this.#box;
    if (!box) return;
    const left = fresh.querySelector<HTMLInputElement>('[name=query]')?.defaultValue ?? '';
    this.#answer = { query: this.#requested, left };
    this.#steps += 1;
    // Text that was typed since is sent in a moment.
    const isOvertaken = this.#before !== null && box.value !== this.#requested;
    if (isOvertaken || (typing && box === document.activeElement)) return;
    this.#settle(box, left);
  }

  /**
   * Whether what left the focus is the box; what its text means is in the filters then, and the
   * rest in the box.
   */
  leaves(target: EventTarget | null): boolean {
    const box = this.#box;
    if (!box || target !== box || this.#before === null || this.#answer?.query !== box.value) return false;
    this.#settle(box, this.#answer.left);
    return true;
  }

  #settle(box: HTMLInputElement, left: string): void {
    box.value = left;
    this.end();
    box.dispatchEvent(new Event(wordsAnswered));
  }

  end(): void {
    this.#before = null;
    this.#steps = 0;
    this.#answer = null;
  }

  #others(): Entry[] {
    return [...new FormData(this.#form)].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'query' ? [[name, value] as const] : [],
    );
  }
}
