'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wholeNumber } from '@/domain/leads/amounts.ts';
import { estimateWords, isBeyondEstimate } from '@/domain/leads/estimate-bounds.ts';
import { type Filled, type Form, hiddenKeys, type SentForm } from '@/domain/leads/form.ts';
import { Button } from '@/ui/button/button.tsx';
import styles from './enquiry-form.module.css';
import { FormField } from './form-field.tsx';
import { ProblemList } from './problem-list.tsx';
import { fillIn, forgetDetails, savedDetails } from './saved-details.ts';
import { type Kept, useSending } from './use-sending-client.ts';

export type FormProps = {
  form: Form;
  block: string;
  /** What came back with the page, when it was sent without script and could not be taken (FORM-14). */
  sent: SentForm | null;
  /** The year by which a car's age counts, on forms that lead to an estimate; else null. */
  estimateYear: number | null;
  /** The car that the form is about, where the page's address does not name it. */
  carId?: string;
  /** What follows when it is kept; absent: the page of success. */
  onKept?: (kept: Kept) => void;
};

/**
 * A form of the site's. It is whole without script: the browser then posts it to the page itself, and the server answers with the page of
 * success or with this form again, what was filled in kept.
 */
export function EnquiryForm({ form, block, sent, estimateYear, carId = '', onKept }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const { state, check, send } = useSending({ form, sent, alert, carId, onKept });
  const [filled, setFilled] = useState<Filled>(sent?.filled ?? {});
  const [step, setStep] = useState(0);
  const [remembered, setRemembered] = useState(false);
  useEffect(() => {
    if (element.current) setRemembered(fillIn(element.current, savedDetails()));
  }, []);

  const problems = state.kind === 'problems' ? state.problems : [];
  const last = form.steps.length - 1;
  const all = last === 0 || sent !== null || problems.some(({ field }) => !isIn(form, step, field));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = filledOf(event.currentTarget);
    if (all || step === last) void send(now);
    else if (check(now, keysOf(form, step))) goTo(step + 1);
  };
  const goTo = (at: number) => {
    setStep(at);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[data-current] legend')?.focus());
  };
  const forget = () => {
    forgetDetails(element.current);
    setRemembered(false);
  };
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className={styles.form}
      data-all={all || undefined}
      onSubmit={submit}
      onInput={(event) => setFilled(filledOf(event.currentTarget))}
    >
      {(state.kind === 'problems' || state.kind === 'failed') && (
        <ProblemList
          ref={alert}
          block={block}
          problems={problems}
          failure={state.kind === 'failed' ? state.words : ''}
          arrives={sent !== null}
        />
      )}
      <Hidden form={form} block={block} carId={carId} />
      {form.steps.map(({ title, fields }, at) => (
        <fieldset key={title} className={styles.step} data-current={at === step || undefined}>
          <legend className={title ? styles.stepTitle : 'visually-hidden'} tabIndex={-1}>
            {title && last > 0 && <small>{`Step ${at + 1} of ${last + 1}`}</small>}
            {title || 'Your enquiry'}
          </legend>
          <div className={styles.fields}>
            {fields.map((field) => (
              <div key={field.key} className={widthOf(field.kind)}>
                <FormField
                  form={form}
                  field={field}
                  block={block}
                  problem={problems.find((one) => one.field === field.key)?.problem}
                  sent={sent?.filled ?? null}
                  filled={filled}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      {estimateYear !== null && <EstimateNote filled={filled} thisYear={estimateYear} />}
      <p className={styles.notice}>
        {form.notice} {form.privacy && <a href={form.privacy.href}>{form.privacy.label}</a>}
      </p>
      <div className={styles.buttons}>
        {step > 0 && !all && (
          <Button kind="outline" onClick={() => goTo(step - 1)}>
            Back
          </Button>
        )}
        {!all && step < last && (
          <Button kind="filled" type="submit" className={styles.onwards}>
            Continue
          </Button>
        )}
        <Button
          kind="filled"
          type="submit"
          className={!all && step < last ? styles.lastStep : undefined}
          aria-disabled={state.kind === 'sending'}
        >
          {state.kind === 'sending' && <span className={styles.spinner} aria-hidden />}
          {state.kind === 'sending' ? 'Sending…' : form.submitLabel}
        </Button>
      </div>
      {remembered && (
        <p className={styles.notice} role="status">
          Your details from last time are filled in.{' '}
          <button type="button" className={styles.forget} onClick={forget}>
            Forget my details
          </button>
        </p>
      )}
    </form>
  );
}

/** Which form of which block it is, and the bait: people neither see nor reach it (FORM-13). */
function Hidden({ form, block, carId }: Pick<FormProps, 'form' | 'block' | 'carId'>) {
  return (
    <>
      <input type="hidden" name={hiddenKeys.form} value={form.id} />
      <input type="hidden" name={hiddenKeys.block} value={block} />
      {carId && <input type="hidden" name={hiddenKeys.car} value={carId} />}
      <div className={styles.bait} aria-hidden>
        <label>
          Leave this empty
          <input name={hiddenKeys.bait} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** What shoppers can expect before they send, so that nobody waits for a figure that does not come (FORM-09). */
function EstimateNote({ filled, thisYear }: { filled: Filled; thisYear: number }) {
  const year = wholeNumber(filled.year?.[0] ?? '');
  const car = { year: year !== null && year > 1900 ? year : null, kilometres: wholeNumber(filled.kms?.[0] ?? '') };
  const beyond = isBeyondEstimate(car, thisYear);
  return (
    <p className={styles.estimate} role="status" data-beyond={beyond || undefined}>
      {beyond ? estimateWords.beyond : estimateWords.rule}
    </p>
  );
}

const isWide = (kind: string): boolean =>
  ['message', 'long-text', 'choices', 'opt-in', 'terms', 'tick', 'date-time', 'category', 'price', 'mileage'].includes(
    kind,
  );
const isPlace = (kind: string): boolean => kind === 'location' || kind === 'dealership';
const widthOf = (kind: string) => (isWide(kind) ? styles.wide : isPlace(kind) ? styles.place : undefined);
const keysOf = (form: Form, step: number): string[] => (form.steps[step]?.fields ?? []).map(({ key }) => key);
const isIn = (form: Form, step: number, key: string): boolean => keysOf(form, step).includes(key);

function filledOf(form: HTMLFormElement): Filled {
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  return Object.fromEntries(
    names.map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]),
  );
}
