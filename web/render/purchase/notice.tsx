import type { ReactNode } from 'react';

/** A notice of a change, with what to do. */
export const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid justify-items-start gap-2 rounded-lg bg-tint p-5" aria-label={title}>
    <h2 className="text-title font-bold">{title}</h2>
    {children}
  </section>
);
