'use client';

import { useEffect, useRef, useState } from 'react';
import { toastLooks, toastShown } from './toast-shown.ts';

/** A short notice and a function that shows one; it disappears after `forMs` milliseconds. */
export function useToast(): { text: string; show(text: string, forMs: number): void } {
  const [text, setText] = useState('');
  const timer = useRef(0);
  useEffect(() => {
    const clear = () => setText('');
    document.addEventListener(toastShown, clear);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener(toastShown, clear);
    };
  }, []);
  const show = (next: string, forMs: number) => {
    clearTimeout(timer.current);
    document.dispatchEvent(new Event(toastShown));
    setText(next);
    timer.current = window.setTimeout(() => setText(''), forMs);
  };
  return { text, show };
}

/** The region of a notice. It exists before the text: only then do screen readers read it. */
export function Toast({ text }: { text: string }) {
  return (
    <div role="status" className={toastLooks.region}>
      {text && <p className={toastLooks.toast}>{text}</p>}
    </div>
  );
}
