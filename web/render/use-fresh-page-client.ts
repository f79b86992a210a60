'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * Whether the reader is typing, about to, or has opened something: the page must not reload then.
 */
function isBusy(): boolean {
  if (document.querySelector('details[open]')) return true;
  const { activeElement: active } = document;
  const all = <Field extends Element>(name: string) => [...document.querySelectorAll<Field>(name)];
  return (
    active instanceof HTMLSelectElement ||
    active instanceof HTMLTextAreaElement ||
    active instanceof HTMLInputElement ||
    all<HTMLTextAreaElement>('textarea').some((field) => field.value !== field.defaultValue) ||
    all<HTMLInputElement>('input').some(isChanged) ||
    all<HTMLSelectElement>('select').some(({ options, selectedIndex }) => selectedIndex !== firstOf(options))
  );
}

/** `value` of a checkbox is "on" by default, so compare `checked`. */
const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  /^(?:checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue;

/** Index of the initially selected option. */
const firstOf = (options: HTMLOptionsCollection): number =>
  Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  );

/** How long a submitted form or followed link may take: a reload would cancel it. Milliseconds. */
const leavingMs = 5_000;

/**
 * `show` reloads the page. While the reader is typing, `waits` becomes true instead, to show a
 * button. A form or link on its way goes first.
 */
export function useFreshPage(): { waits: boolean; show(): void } {
  const [waits, setWaits] = useState(false);
  const show = useRef(() => {});
  useEffect(() => {
    let leftAtMs = Number.NEGATIVE_INFINITY;
    let later: ReturnType<typeof setTimeout> | undefined;
    const leave = (event: Event) => {
      const { type, target, defaultPrevented } = event;
      if (defaultPrevented) return;
      if (type === 'submit' || (target instanceof Element && target.closest('a'))) leftAtMs = performance.now();
    };
    show.current = () => {
      clearTimeout(later);
      if (performance.now() - leftAtMs < leavingMs) later = setTimeout(show.current, leavingMs);
      else if (isBusy()) setWaits(true);
      else window.location.reload();
    };
    document.addEventListener('submit', leave);
    document.addEventListener('click', leave);
    return () => {
      show.current = () => {};
      clearTimeout(later);
      document.removeEventListener('submit', leave);
      document.removeEventListener('click', leave);
    };
  }, []);
  return { waits, show: useRef(() => show.current()).current };
}
