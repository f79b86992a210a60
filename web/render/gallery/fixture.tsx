import type { ReactNode } from 'react';
import '@/ui/theme/staff.css';

type Props = { name: string; children: ReactNode };

/** One fixture of the gallery under its name, as it is on a page. */
export function Fixture({ name, children }: Props) {
  return (
    <div>
      <p className="gallery-name">{name}</p>
      <div data-fixture={name}>{children}</div>
    </div>
  );
}
