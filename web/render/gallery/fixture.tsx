import type { ReactNode } from 'react';
import '@/ui/theme/staff.css';

type Props = { name: string; children: ReactNode };

/** A fixture of the gallery below its name. */
export function Fixture({ name, children }: Props) {
  return (
    <div>
      <p className="gallery-name">{name}</p>
      <div data-fixture={name}>{children}</div>
    </div>
  );
}
