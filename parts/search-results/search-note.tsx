import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = { kind: 'bad' | 'info'; title: string; hidden?: boolean; children: ReactNode };

/** A message in place of results, or above former ones. */
export function SearchNote({ kind, title, hidden = false, children }: Props) {
  const bad = kind === 'bad';
  return (
    <div
      role={bad ? 'alert' : undefined}
      data-part={hidden ? 'failure' : undefined}
      hidden={hidden}
      className={`my-3 flex gap-3 rounded-md px-4 py-3.5 text-small [&[hidden]]:hidden ${bad ? 'bg-bad-bg text-bad' : 'bg-info-bg text-info'}`}
    >
      <Icon name={bad ? 'circle-alert' : 'info'} size={20} className="mt-0.5 shrink-0" />
      <div>
        <b className="block">{title}</b>
        {children}
      </div>
    </div>
  );
}
