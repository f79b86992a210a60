import { wordsAnswered } from '@/parts/search-box/box-events.ts';

type Entry = readonly [name: string, value: string];

/**
 * The text in the box while it is typed. Each response turns some words into filters of the form; a
 * word that is deleted again must remove its filter. So until the box is left, its text is sent
 * with the filters that were set before the first letter.
 */
export class TypedWords {
  readonly #form: HTMLFormElement;
  #before: readonly Entry[] | null = null;
  #steps = 0;
  /** The last sent text. */
  #requested = '';
  /** The last sent text, and the part of it that the response did not turn into filters. */
  #answer: { query: string; left: string } | null = null;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  get #box(): HTMLInputElement | null {
    const box = this.#form.elements.namedItem('query');
    return box instanceof HTMLInputElement ? box : null;
  }

  /** The entries to send, the text last. */
  entries(): Entry[] {
    this.#requested = this.#box?.value ?? '';
    const words: Entry[] = [['query', this.#requested]];
    return [...(this.#before ?? this.#others()), ...words];
  }

  begin(): void {
    this.#before ??= this.#others();
  }

  /** Everything typed until the box is left is one entry of the history. */
  step(): 'push' | 'replace' {
    return this.#before !== null && this.#steps > 0 ? 'replace' : 'push';
  }

  /**
   * Called with a response: puts the rest of the text into the box, unless the shopper is typing.
   */
  answered(fresh: HTMLElement, typing: boolean): void {
    const box = this.#box;
    if (!box) return;
    const left = fresh.querySelector<HTMLInputElement>('[name=query]')?.defaultValue ?? '';
    this.#answer = { query: this.#requested, left };
    this.#steps += 1;
    // Newer text will be sent shortly.
    const isOvertaken = this.#before !== null && box.value !== this.#requested;
    if (isOvertaken || (typing && box === document.activeElement)) return;
    this.#settle(box, left);
  }

  /**
   * Whether `target` is the box; then its parsed words become filters, and the rest stays in it.
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
