import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; count?: number; controls?: ReactNode; children: ReactNode };

export function GarageSection({ id, title, count, controls, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <header className="mb-2 flex flex-wrap items-center justify-between gap-3 border-line border-b pb-3">
        <h2 id={id} className="scroll-mt-24 text-h3">
          {title}
          {count !== undefined && <span className="ml-2 font-normal text-ink-2 text-small tabular-nums">{count}</span>}
        </h2>
        {controls}
      </header>
      {children}
    </section>
  );
}
