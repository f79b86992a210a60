import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '@/ui/icon/icon.tsx';

/** A panel of a reservation's page. */
export const Panel = ({ title, children, action }: { title?: string; children: ReactNode; action?: ReactNode }) => (
  <section className="rounded-lg border border-line bg-surface p-5">
    {title && (
      <div className="flex justify-between gap-4">
        <h2 className="text-h3">{title}</h2>
        {action}
      </div>
    )}
    {children}
  </section>
);

export type LedgerRow = { label: string; text: ReactNode; strong?: boolean };

/** Long words break; amounts have a minimum width. */
const figure = { overflowWrap: 'break-word', minWidth: 88, textAlign: 'right' } as const;

/** Rows of label and amount. `first`: nothing is above. */
export const Ledger = ({ rows, first = false }: { rows: readonly LedgerRow[]; first?: boolean }) => (
  <dl className="ledger" style={first ? { marginTop: 0, borderTop: 0 } : undefined}>
    {rows.map(({ label, text, strong }) => (
      <div key={label} className={strong ? 'ledger-total' : undefined}>
        <dt>{label}</dt>
        <dd className="m-0" style={figure}>
          {strong ? <span className="figure text-h3">{text}</span> : text}
        </dd>
      </div>
    ))}
  </dl>
);

const circle = { width: 24, height: 24 };

const checkoutSteps = ['Details', 'Mobile', 'Payment'] as const;

/** The steps of a reservation; `at` counts from 0. */
export const Steps = ({ at, last }: { at: number; last: string }) => (
  <ol className="flex flex-wrap gap-4 text-small font-semibold">
    {[checkoutSteps[0], checkoutSteps[1], last].map((step, index) => (
      <li key={step} className="flex items-center gap-2" aria-current={index === at ? 'step' : undefined}>
        <span
          style={circle}
          className={`grid place-items-center rounded-pill ${index < at ? 'bg-good text-white' : index === at ? 'bg-ink text-surface' : 'border border-line-2 text-ink-2'}`}
        >
          {index < at ? <Icon name="check" size={15} stroke={3} /> : index + 1}
        </span>
        <span className={index > at ? 'text-ink-2' : undefined}>{step}</span>
        {index < at && <span className="visually-hidden">, done</span>}
      </li>
    ))}
  </ol>
);

/** A point of the timeline; the first, which is now, is filled. */
const dot = (isFirst: boolean): CSSProperties => ({
  position: 'absolute',
  top: -7,
  left: 0,
  width: 12,
  height: 12,
  borderRadius: 12,
  border: '2px solid var(--action)',
  background: isFirst ? 'var(--action)' : 'var(--surface)',
});

/** The line to the next point; the last has none. */
const stretch = (isLast: boolean): CSSProperties => ({
  position: 'relative',
  paddingRight: 20,
  borderTopWidth: 2,
  borderTopStyle: 'solid',
  ...(isLast && { borderTopColor: 'transparent' }),
});

/** The hold as a timeline. */
export const Timeline = ({
  title,
  points,
  note,
}: {
  title: string;
  points: readonly { when: string; what: string }[];
  note?: string;
}) => (
  <section className="rounded-lg bg-tint p-5">
    <h2 className="text-h3">{title}</h2>
    <ol className="mt-4 grid gap-5 tablet:grid-cols-3" style={{ columnGap: 0 }}>
      {points.map(({ when, what }, index) => (
        <li key={what} className="border-action pt-3 text-small" style={stretch(index === points.length - 1)}>
          <span aria-hidden="true" style={dot(index === 0)} />
          <b className="block text-body">{when}</b>
          {what}
        </li>
      ))}
    </ol>
    {note && <p className="mt-4 text-small text-ink-2">{note}</p>}
  </section>
);

type StateProps = {
  icon: IconName;
  tone: 'good' | 'warn' | 'bad' | 'info' | 'plain';
  title: string;
  text: ReactNode;
  rows?: readonly LedgerRow[];
  note?: string;
  /** One main and one secondary action. */
  children?: ReactNode;
};

const tones = {
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  info: 'text-info',
  plain: 'text-ink-2',
} as const;

/** A state of a reservation: title, text, amounts and actions. */
export const HoldStateView = ({ icon, tone, title, text, rows = [], note, children }: StateProps) => (
  <section
    className="grid gap-4 rounded-lg border border-line bg-surface p-6"
    role={tone === 'bad' ? 'alert' : undefined}
  >
    <p className={tones[tone]}>
      <Icon name={icon} size={22} stroke={1.9} />
    </p>
    <h1 className="text-h3">{title}</h1>
    <p className="text-ink-2">{text}</p>
    {rows.length > 0 && <Ledger rows={rows} />}
    {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    {note && <p className="text-legal text-ink-2">{note}</p>}
  </section>
);
