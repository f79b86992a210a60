import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

type Props = {
  title: ReactNode;
  /** A line under the title that describes what is inside. */
  subtitle?: ReactNode;
  open?: boolean | undefined;
  /** Those of one name close each other: one is open at a time. */
  name?: string | undefined;
  attributes?: Record<string, string>;
  children: ReactNode;
};

/** A title that opens what is under it in 300 ms (at once under reduced motion). The browser's own `details`: it needs no script. */
export function Disclosure({ title, subtitle, open, name, attributes, children }: Props) {
  return (
    <details className="disclosure" open={open} name={name} {...attributes}>
      <summary>
        <span>
          <b>{title}</b>
          {subtitle && <span>{subtitle}</span>}
        </span>
        <span>
          <Icon name="minus" size={20} />
          <Icon name="minus" size={20} />
        </span>
      </summary>
      <div>
        <div>{children}</div>
      </div>
    </details>
  );
}

/** Disclosures one under the other, between rules. */
export function Disclosures({ children, attributes }: { children: ReactNode; attributes?: Record<string, string> }) {
  return (
    <div className="max-w-[920px] border-t border-t-line-2" {...attributes}>
      {children}
    </div>
  );
}
