'use client';

import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Suggestion } from '@/domain/stock/search/box/suggestions.ts';
import { type RememberedSearch, rememberedAddress, rememberedLabel } from '@/domain/stock/search/search-history.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { wordsAnswered } from './box-events.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { forgetAll, forgetSearch, recentSearches } from './recent-searches.ts';

type Choice =
  | { kind: 'words'; text: string }
  | { kind: 'suggestion'; suggestion: Suggestion }
  | { kind: 'recent'; search: RememberedSearch }
  | { kind: 'clear' };

const ownStore = () => localStorage;
/** Delay between a key press and the request; results wait 300 ms (SRCH-05). */
const typingMs = 120;
const kindNames = {
  make: 'Make',
  model: 'Model',
  body: 'Body type',
  feature: 'Feature',
  location: 'Location',
} as const;

/** Renders the combobox over the existing field, with its text and focus. */
export function adoptBox(field: HTMLElement): void {
  const input = field.querySelector('input');
  const site = field.closest<HTMLElement>('[data-site]')?.dataset.site ?? '';
  if (!input?.form) return;
  // Hydration does not add missing attributes: the combobox's own must be in the markup before it.
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
  }))
    input.setAttribute(name, value);
  hydrateRoot(field, <Box site={site} input={input} attributes={attributesOf(input)} />, { identifierPrefix: 'box' });
}

type FieldAttributes = Omit<ComponentProps<'input'>, 'defaultValue' | 'onChange' | 'disabled' | 'autoFocus'>;

/** The field's own attributes as React names them. */
const attributesOf = (input: HTMLInputElement): FieldAttributes => ({
  id: input.id,
  type: input.type,
  name: input.name,
  form: input.getAttribute('form') ?? undefined,
  maxLength: input.maxLength,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  enterKeyHint: 'search',
  placeholder: input.placeholder,
  className: input.className,
  suppressHydrationWarning: true,
});

type BoxProps = { site: string; input: HTMLInputElement; attributes: FieldAttributes };

function Box({ site, input, attributes }: BoxProps) {
  // Text that was typed before this was loaded opens the list.
  const [text, setText] = useState(input.value);
  const [recent, setRecent] = useState<readonly RememberedSearch[]>(() => recentSearches(ownStore, site));
  const suggestions = useSuggestions(text);
  const key = useRef('');
  useLayoutEffect(() => {
    setText(input.value);

    if (document.activeElement === input) input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const follow = () => setText(input.value);
    input.addEventListener(wordsAnswered, follow);
    return () => input.removeEventListener(wordsAnswered, follow);
  }, [input]);
  const choose = (choice: Choice | null) => {
    if (!choice) return;
    if (choice.kind === 'clear') return setRecent(forgetAll(ownStore, site));
    if (choice.kind === 'recent') return follow(input, rememberedAddress(choice.search));
    // Leaving the box by Tab does not choose.
    if (choice.kind === 'words' && key.current === 'Tab') return;
    const words = choice.kind === 'words' ? choice.text : choice.suggestion.text;
    input.value = words;
    setText(words);
    input.form?.requestSubmit();
  };
  const words = text.trim();
  const shown = words === '' ? recent.toReversed() : [];
  return (
    <Combobox<string | Choice>
      value={text}
      onChange={(chosen) => typeof chosen !== 'string' && choose(chosen)}
      immediate={words !== '' || shown.length > 0}
    >
      <ComboboxInput
        {...attributes}
        defaultValue={input.defaultValue}
        displayValue={() => input.value}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          key.current = event.key;
        }}
        onFocus={() => {
          key.current = '';
          setText(input.value);
          setRecent(recentSearches(ownStore, site));
        }}
      />
      {(words !== '' || shown.length > 0) && (
        <ComboboxOptions
          modal={false}
          aria-label="Suggestions"
          className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[min(420px,60dvh)] overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-3"
        >
          <Row value={{ kind: 'words', text: words }}>
            {words === '' ? 'All of our stock' : <span>Search for “{words}”</span>}
          </Row>
          {suggestions.map((suggestion) => (
            <Row key={`${suggestion.kind} ${suggestion.label}`} value={{ kind: 'suggestion', suggestion }}>
              <span className="min-w-0 flex-1">
                <b className="font-semibold">{suggestion.text}</b>
                <span className="ml-2 text-ink-2 text-small">{kindNames[suggestion.kind]}</span>
              </span>
              <span className="text-ink-2 text-small tabular-nums">
                {grouped(suggestion.count)} <span className="visually-hidden">in stock</span>
              </span>
            </Row>
          ))}
          {shown.map((search) => (
            <Row key={rememberedAddress(search)} value={{ kind: 'recent', search }}>
              <span className="min-w-0 flex-1">
                {rememberedLabel(search)}
                <span className="ml-2 text-ink-2 text-small">Recent searches</span>
              </span>
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-pill text-ink-2 hover:bg-tint"
                onMouseDown={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                  setRecent(forgetSearch(ownStore, site, search));
                }}
              >
                ×
              </span>
            </Row>
          ))}
          {shown.length > 0 && <Row value={{ kind: 'clear' }}>Clear recent searches</Row>}
        </ComboboxOptions>
      )}
    </Combobox>
  );
}

function Row({ value, children }: { value: Choice; children: React.ReactNode }) {
  return (
    <ComboboxOption
      value={value}
      className="flex min-h-[max(42px,var(--tap))] cursor-pointer items-center gap-3 rounded-sm px-3 text-control data-focus:bg-tint"
    >
      {children}
    </ComboboxOption>
  );
}

/**
 * Suggestions for the text, shortly after the last key. A newer text aborts the request; a failed
 * request gives none.
 */
function useSuggestions(text: string): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(text, overtaken.signal).then(setFound, () => {
        if (!overtaken.signal.aborted) setFound([]);
      });
    }, typingMs);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [text]);
  return text.trim() === '' ? [] : found;
}

/** Clicks a link to the address: on a results page `liveSearch` handles it in place. */
function follow(input: HTMLInputElement, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.dataset.go = '';
  link.hidden = true;
  input.after(link);
  link.click();
  link.remove();
}
