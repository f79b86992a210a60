import { clsx } from 'clsx';
import { type NearPostcode, nearText } from '@/domain/locations/near-postcode.ts';
import { invalidPostcode } from '@/domain/locations/postcode-lookup.ts';
import type { FormTool } from '@/domain/site/form-tool.ts';
import { Button } from '@/ui/button/button.tsx';

type Props = { anchor: string; near: NearPostcode | null; tool: FormTool | undefined };

/**
 * A form that loads the same page with `?postcode=`: works without script, and the result can be
 * shared (LOC-07).
 */
export function PostcodeForm({ anchor, near, tool }: Props) {
  const id = `postcode-${anchor}`;
  const wrong = near !== null && near.place === null;
  return (
    <form method="get" action={`#${anchor}`} className="mb-6 grid justify-items-start gap-1.5" {...tool}>
      <label htmlFor={id} className="font-semibold text-control">
        Your postcode
      </label>
      <span className="flex flex-wrap gap-2.5">
        <input
          id={id}
          className={clsx(
            'tabular min-h-12 w-30 rounded-md bg-surface px-3.5 py-2.5',
            wrong ? 'border-2 border-bad' : 'border-[1.5px] border-line-2 hover:border-ink',
          )}
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          required
          defaultValue={near?.query ?? ''}
          aria-invalid={wrong || undefined}
          aria-describedby={near ? `${id}-answer` : undefined}
        />
        <Button kind="filled" type="submit">
          Find the nearest
        </Button>
      </span>
      {near && (
        <p
          id={`${id}-answer`}
          role={wrong ? 'alert' : 'status'}
          className={clsx('text-small', wrong ? 'font-semibold text-bad' : 'text-ink-2')}
        >
          {near.place ? nearText(near.place) : invalidPostcode}
        </p>
      )}
    </form>
  );
}
