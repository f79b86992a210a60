import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

type Props = {
  title: ReactNode;
  /** A line under the title that describes what is inside. */
  subtitle?: ReactNode;
  open?: boolean | undefined;
  /** Disclosures of one name: only one is open at a time. */
  name?: string | undefined;
  attributes?: Record<string, string>;
  children: ReactNode;
};

/**
 * A title that unfolds its content in 300 ms (at once under reduced motion), as native `details`:
 * no script.
 */
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

/** A list of disclosures with rules between them. */
export function Disclosures({ children, attributes }: { children: ReactNode; attributes?: Record<string, string> }) {
  return (
    <div className="max-w-[920px] border-t border-t-line-2" {...attributes}>
      {children}
    </div>
  );
}
