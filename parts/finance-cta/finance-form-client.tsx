'use client';

import { type FormEvent, useRef, useState } from 'react';
import { financeWords } from '@/domain/finance/finance-cta.ts';
import { shopperEvents, tellEvent } from '@/parts/shopper-event/tell-event-client.ts';
import { Button } from '@/ui/button/button.tsx';
import { TextField } from '@/ui/text-field/text-field.tsx';
import styles from './finance-form.module.css';
import { type Answer, sendEnquiry } from './send-enquiry.ts';

const fields = [
  { name: 'name', label: 'First name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Mobile number', type: 'tel', autoComplete: 'tel' },
  { name: 'postcode', label: 'Postcode', inputMode: 'numeric', maxLength: 4, autoComplete: 'postal-code' },
] as const;

/** The finance enquiry form (FIN-11). What was typed stays when it could not be sent; thanks take its place when it was. */
export function FinanceForm({ dealer, carId }: { dealer: string; carId: string }) {
  const [state, setState] = useState<Answer | { kind: 'idle' | 'sending' }>({ kind: 'idle' });
  const alert = useRef<HTMLDivElement>(null);
  const consent = `${dealer} may also send me offers. I can stop them at any time.`;
  const problems = state.kind === 'problems' ? state.problems : [];
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setState({ kind: 'sending' });
    const answer = await sendEnquiry({ ...typed, opt_in: 'opt_in' in typed, opt_in_words: consent, car_id: carId });
    setState(answer);
    if (answer.kind === 'kept') tellEvent(shopperEvents.enquiry, { category: financeWords.dialog });
    else requestAnimationFrame(() => alert.current?.focus());
  };
  if (state.kind === 'kept')
    return (
      <p role="status" className={styles.thanks}>
        Thank you. {dealer} will call you about finance; your enquiry has the number {state.leadId.slice(0, 8)}.
      </p>
    );
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {(state.kind === 'problems' || state.kind === 'failed') && (
        <div ref={alert} role="alert" tabIndex={-1} data-testid="error-warning" className={styles.alert}>
          {state.kind === 'failed' ? (
            <p>{state.words}</p>
          ) : (
            <>
              <p>Please fix the following errors:</p>
              <ul>
                {problems.map(({ field, problem }) => (
                  <li key={field}>{problem}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <div className={styles.fields}>
        {fields.map((field) => (
          <TextField key={field.name} {...field} problem={problems.find((one) => one.field === field.name)?.problem} />
        ))}
      </div>
      <TextField name="message" label="Comments" optional rows={3} maxLength={2_000} />
      <label className={styles.consent}>
        <input type="checkbox" name="opt_in" defaultChecked /> {consent}
      </label>
      <p className={styles.notice}>
        {dealer} uses these details to answer your enquiry. <a href="/privacy-policy">Privacy policy</a>
      </p>
      <Button kind="filled" type="submit" aria-disabled={state.kind === 'sending'}>
        {state.kind === 'sending' ? 'Sending…' : financeWords.get}
      </Button>
    </form>
  );
}
