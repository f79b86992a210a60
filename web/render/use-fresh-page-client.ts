'use client';

import { useEffect, useRef, useState } from 'react';

/** The reader writes, is about to, or has opened something here: the page must not go away under their hands. */
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

/** A box without a value of its own has "on", which is no default. */
const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  /^(?:checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue;

/** Which option a select had when the page was made. */
const firstOf = (options: HTMLOptionsCollection): number =>
  Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  );

/** For so long a form that was sent, or a link that was followed, may be on its way: to reload then would call it back. Milliseconds. */
const leavingMs = 5_000;

/**
 * `show` fetches the page again, with what is new on it. Where the reader is writing it `waits` instead, for a button that fetches it. A form or
 * a link that leads away already goes first.
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
