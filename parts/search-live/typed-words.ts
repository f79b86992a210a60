import { wordsAnswered } from '@/parts/search-box/box-events.ts';

type Entry = readonly [name: string, value: string];

/**
 * The words in the box while they are typed. Each answer turns some of them into filters, and those stand in the form from then on: a word
 * that is deleted again has to take its filter with it. So until the box is left, its words are asked together with the filters that stood
 * before the first letter.
 */
export class TypedWords {
  readonly #form: HTMLFormElement;
  #before: readonly Entry[] | null = null;
  #steps = 0;
  /** The words that were asked for last. */
  #requested = '';
  /** What the last answer left of the words that it was asked for. */
  #answer: { query: string; left: string } | null = null;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  get #box(): HTMLInputElement | null {
    const box = this.#form.elements.namedItem('query');
    return box instanceof HTMLInputElement ? box : null;
  }

  /** What the form says now, the words last. */
  entries(): Entry[] {
    this.#requested = this.#box?.value ?? '';
    const words: Entry[] = [['query', this.#requested]];
    return [...(this.#before ?? this.#others()), ...words];
  }

  begin(): void {
    this.#before ??= this.#others();
  }

  /** All words of one visit to the box are one step of the history. */
  step(): 'push' | 'replace' {
    return this.#before !== null && this.#steps > 0 ? 'replace' : 'push';
  }

  /** An answer stands on the page: what it left of the words stands in the box, unless they are being typed. */
  answered(fresh: HTMLElement, typing: boolean): void {
    const box = this.#box;
    if (!box) return;
    const left = fresh.querySelector<HTMLInputElement>('[name=query]')?.defaultValue ?? '';
    this.#answer = { query: this.#requested, left };
    this.#steps += 1;
    // Words that came since are asked for in a moment.
    const isOvertaken = this.#before !== null && box.value !== this.#requested;
    if (isOvertaken || (typing && box === document.activeElement)) return;
    this.#settle(box, left);
  }

  /** Whether what left the focus is the box; what its words mean stands in the filters then, and the rest in the box. */
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
