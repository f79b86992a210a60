import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** A stand-alone link with an arrow. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="tap my-[calc(-1*var(--tap-more))] inline-flex items-center gap-1.5 font-semibold text-link wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
      <Icon name="arrow-right" size={16} stroke={2} />
    </a>
  );
}
