'use client';

import { useEffect, useRef, useState } from 'react';

/** A short notice and a function that shows one; it disappears after `forMs` milliseconds. */
export function useToast(): { text: string; show(text: string, forMs: number): void } {
  const [text, setText] = useState('');
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: string, forMs: number) => {
    clearTimeout(timer.current);
    setText(next);
    timer.current = window.setTimeout(() => setText(''), forMs);
  };
  return { text, show };
}

/** The region of a notice. It exists before the text: only then do screen readers read it. */
export function Toast({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-40 grid justify-items-center laptop:bottom-8 print:hidden"
    >
      {text && (
        <p className="on-night rounded-md px-5 py-3 text-small font-semibold shadow-3 motion-safe:animate-arrive">
          {text}
        </p>
      )}
    </div>
  );
}
