'use client';

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type BookablePlace,
  type Filled,
  type Form,
  type FormStep,
  hiddenKeys,
  type SentForm,
} from '@/domain/leads/form.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { EstimateNote } from './estimate-note.tsx';
import { FormButtons } from './form-buttons.tsx';
import { FormField } from './form-field.tsx';
import { Note, SentBefore } from './form-notes.tsx';
import { ProblemList } from './problem-list.tsx';
import { hasProgress } from './progress-key.ts';
import { fillIn, savedDetails } from './saved-details.ts';
import type { lastSent } from './sent-lead.ts';
import { useStepHistory } from './step-history-client.ts';
import type { FormName } from './stored-form.ts';
import { useFocus } from './use-focus-client.ts';
import { filledOf, type SentLead, useLeadForm } from './use-lead-form-client.ts';

export type FormProps = {
  form: Form;
  block: string;
  /** What the server refused, when the form was posted without script (FORM-14). */
  sent: SentForm | null;
  /** The current year, from which a car's age counts; null on forms without an estimate. */
  estimateYear: number | null;
  /** The car that the form is about, where the page's address does not name it. */
  carId?: string;
  /**
   * Free times read after the page was made, which may be cached; null or absent: the page's own.
   */
  places?: readonly BookablePlace[] | null;
  /**
   * The key under which this device stores the progress; empty for forms that start afresh each
   * time.
   */
  progress?: string;
  /** Called after sending; absent: the shopper goes to the page of success. */
  onStored?: (stored: SentLead) => void;
};

/**
 * A form of the site. It also works without script: the browser posts it to the page itself, and
 * the server responds with the page of success, or with the form as it was filled in.
 */
export function EnquiryForm({
  form: given,
  block,
  sent,
  estimateYear,
  carId = '',
  places = null,
  progress = '',
  onStored,
}: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [newest, setNewest] = useState<readonly BookablePlace[] | null>(null);
  const free = newest ?? places;
  const form = free ? { ...given, places: free } : given;
  const ofDevice = progress !== '';
  const name: FormName = { progress, form: form.id, car: carId };
  const forgetTyped = () => fetchStored().then(({ drop }) => drop(name), nothing);
  /** What this form has sent, for a shopper who comes back to it. */
  const [before, setBefore] = useState<ReturnType<typeof lastSent>>(null);
  const onBack = () =>
    fetchStored().then(({ sentFrom }) => {
      const sentBefore = onStored ? null : sentFrom(name);
      setBefore(sentBefore);
      if (!sentBefore) return;
      empty();
      setStep(0);
    }, nothing);
  const lead = useLeadForm({ form, sent, element, alert, carId, forgetTyped, onPlaces: setNewest, onStored, onBack });
  const [filled, setFilled] = useState<Filled>(sent?.filled ?? {});
  const [step, setStep] = useState(0);
  const focusStep = useFocus(() => element.current?.querySelector<HTMLElement>('[data-current] legend'));
  /** The details of the last enquiry: true if filled in, false once deleted, null for none. */
  const [details, setDetails] = useState<boolean | null>(null);
  const [resumed, setResumed] = useState(false);
  const last = form.steps.length - 1;
  const fillDetails = () => element.current && setDetails(fillIn(element.current, savedDetails()) || null);
  // Includes what was typed before hydration or restored by the browser.
  useLayoutEffect(() => setFilled(filledOf(element.current)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there.
  useEffect(() => {
    if (sent || !(ofDevice || hasProgress(() => sessionStorage))) return void fillDetails();
    fetchStored()
      .then(({ restore }) => {
        const at = restore(name, element.current, { write: lead.setValue, redraw });
        if (at === null) return;
        setStep(Math.min(at, last));
        setResumed(ofDevice);
      })
      .catch(nothing)
      .then(fillDetails);
  }, []);

  const { warning } = lead;
  const all = last === 0 || sent !== null || warning?.problems.some(({ field }) => !keysOf(form, step).includes(field));
  const redraw = () => setFilled(filledOf(element.current));
  const saveProgress = (at = step) =>
    void fetchStored().then((stored) => stored.storeForm(name, element.current, at), nothing);
  const changed = (key?: string) => {
    redraw();
    saveProgress();
    lead.recheck(key);
  };
  const empty = () => {
    lead.restart();
    fillDetails();
    redraw();
    setResumed(false);
    history.restart();
  };
  const startAgain = () => {
    empty();
    goTo(0);
    void forgetTyped();
  };
  const goTo = (at: number) => {
    setStep(at);
    saveProgress(at);
    focusStep();
  };
  const history = useStepHistory(element, block, (at) => {
    if (at !== step) goTo(Math.min(at, last));
  });
  const next = async () => {
    if (!(await lead.check(keysOf(form, step)))) return;
    goTo(step + 1);
    history.push(step + 1);
  };
  const back = () => {
    if (!history.back(step)) goTo(step - 1);
  };
  // Enter in a step goes to the next one, as "Continue" does.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (lead.busy) return;
    void (all || step === last ? lead.send() : next());
  };
  const setAmount = (key: string, amount: number) => {
    lead.setValue(key, grouped(amount));
    changed(key);
  };
  const suggest = (key: string, copy: string) => {
    if (!filledOf(element.current)[key]?.[0]) lead.setValue(key, copy);
    changed(key);
  };
  const forget = () =>
    fetchStored().then(({ forgetDetails }) => {
      forgetDetails(element.current);
      setDetails(false);
      changed();
    }, nothing);
  return (
    <form
      ref={element}
      method="post"
      encType={form.steps.some(hasFileField) ? 'multipart/form-data' : undefined}
      noValidate
      className="enquiry-form"
      data-all={all || undefined}
      onSubmit={submit}
      onFocus={() => void fetchStored().then((form) => form.fillFromAccount(element.current, redraw), nothing)}
      onInput={({ target }) => changed((target as HTMLInputElement).name)}
      {...given.tool}
    >
      {before && <SentBefore {...before} />}
      {warning && <ProblemList ref={alert} block={block} {...warning} arrives={sent !== null} />}
      <Hidden form={form} block={block} carId={carId} />
      {form.steps.map(({ title, fields }, at) => (
        <fieldset key={title} className="form-step" data-current={at === step || undefined}>
          <legend className={title ? 'form-step-title' : 'visually-hidden'} tabIndex={-1}>
            {title && last > 0 && <small>{`Step ${at + 1} of ${last + 1}`}</small>}
            {title || 'Your enquiry'}
          </legend>
          <div className="form-fields">
            {fields.map((field) => (
              <div key={field.key} className={widthOf(field.kind)}>
                <FormField
                  form={form}
                  field={field}
                  block={block}
                  problem={textOf(lead.errors[field.key])}
                  sent={sent?.filled ?? null}
                  filled={filled}
                  register={lead.register}
                  setAmount={setAmount}
                  suggest={suggest}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      {estimateYear !== null && <EstimateNote filled={filled} thisYear={estimateYear} />}
      <p className="text-small text-ink-2 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3">
        {form.notice} {form.privacy && <a href={form.privacy.href}>{form.privacy.label}</a>}
      </p>
      <FormButtons
        label={form.submitLabel}
        step={all ? last : step}
        last={last}
        busy={lead.busy}
        onBack={all ? null : back}
        onNext={() => void next()}
      />
      {resumed && (
        <Note label="Start again" act={startAgain}>
          You are where you left off.
        </Note>
      )}
      {details !== null && (
        <Note label="Forget my details" act={details && forget}>
          {details ? 'Your details from last time are filled in.' : 'Your details are no longer saved here.'}
        </Note>
      )}
    </form>
  );
}

/** Stores what is typed; loaded when a shopper begins to type, or has typed before. */
const fetchStored = () => import('./stored-form.ts');
const nothing = () => undefined;

/**
 * Hidden fields: form, block and car, and the honeypot, which people neither see nor reach
 * (FORM-13).
 */
function Hidden({ form, block, carId }: Pick<FormProps, 'form' | 'block' | 'carId'>) {
  return (
    <>
      <input type="hidden" name={hiddenKeys.form} value={form.id} />
      <input type="hidden" name={hiddenKeys.block} value={block} />
      {carId && <input type="hidden" name={hiddenKeys.car} value={carId} />}
      <div className="visually-hidden" aria-hidden>
        <label>
          Leave this empty
          <input name={hiddenKeys.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

const textOf = (error: unknown): string | undefined => {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? message : undefined;
};
const hasFileField = ({ fields }: FormStep): boolean => fields.some(({ kind }) => kind === 'file');
const isWide = (kind: string): boolean =>
  /^(?:message|long-text|choices|opt-in|terms|tick|date-time|category|price|mileage|file)$/.test(kind);
const widthOf = (kind: string) =>
  isWide(kind) ? 'form-wide' : /^(?:location|dealership)$/.test(kind) ? 'form-place' : undefined;
const keysOf = (form: Form, step: number): string[] => (form.steps[step]?.fields ?? []).map(({ key }) => key);
