import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button.tsx';

export const card = 'grid content-start gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6';
export const control = 'min-h-11 w-full min-w-0 rounded-md border border-line-2 bg-surface px-3 text-body text-ink';

type PostedProps = { to: string; action: string; label: string; children?: ReactNode };
type FormProps = Omit<PostedProps, 'to'> & { hold: string };

/** A staff action on a reservation. */
export const StaffForm = ({ hold, ...rest }: FormProps) => (
  <PostedForm to={`/api/desk/reservations/${hold}`} {...rest} />
);

export const PostedForm = ({ to, action, label, children }: PostedProps) => (
  <form method="post" action={to} className="grid gap-2 border-t border-line pt-3">
    <input type="hidden" name="action" value={action} />
    {children}
    <div>
      <Button kind="outline" size={44} type="submit">
        {label}
      </Button>
    </div>
  </form>
);

export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child.
  <label className="grid gap-1 text-small font-semibold">
    {label}
    {children}
  </label>
);

export const Reason = ({ label, required = false }: { label: string; required?: boolean }) => (
  <Labelled label={label}>
    <input className={control} name="reason" maxLength={500} required={required} />
  </Labelled>
);
