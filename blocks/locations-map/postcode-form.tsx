import { type NearPostcode, nearWords } from '@/domain/locations/near-postcode.ts';
import { invalidPostcode } from '@/domain/locations/postcode-lookup.ts';
import { Button } from '@/ui/button/button.tsx';
import styles from './locations-map.module.css';

type Props = { anchor: string; near: NearPostcode | null };

/** A plain form that asks for the same page by `?postcode=`: it needs no script, and its answer can be shared (LOC-07). */
export function PostcodeForm({ anchor, near }: Props) {
  const id = `postcode-${anchor}`;
  const wrong = near !== null && near.place === null;
  return (
    <form method="get" action={`#${anchor}`} className={styles.form}>
      <label htmlFor={id}>Your postcode</label>
      <span className={styles.asked}>
        <input
          id={id}
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          required
          defaultValue={near?.asked ?? ''}
          aria-invalid={wrong || undefined}
          aria-describedby={near ? `${id}-answer` : undefined}
        />
        <Button kind="filled" type="submit">
          Find the nearest
        </Button>
      </span>
      {near && (
        <p id={`${id}-answer`} role={wrong ? 'alert' : 'status'} className={wrong ? styles.wrong : styles.found}>
          {near.place ? nearWords(near.place) : invalidPostcode}
        </p>
      )}
    </form>
  );
}
