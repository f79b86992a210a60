'use client';

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { BookedNote } from '@/domain/leads/booked-note.ts';
import { checkForm } from '@/domain/leads/check-form.ts';
import {
  type BookablePlace,
  type Filled,
  type Form,
  financeEnquiry,
  hiddenKeys,
  type Problem,
  type SentForm,
  timeKey,
} from '@/domain/leads/form.ts';
import { storedFigures } from '@/parts/finance-calculator/own-figures.ts';
import { trackEvent } from '@/parts/shopper-event/track-event-client.ts';
import { asItStands } from './as-it-stands.ts';
import { saveDetails } from './saved-details.ts';
import { sendForm } from './send-form.ts';
import { pageOf, storeSent } from './sent-lead.ts';
import { tryKey } from './try-key.ts';
import { useFocus } from './use-focus-client.ts';
import { rememberVisit } from './visit.ts';

export type SentLead = { leadId: string; next: string; receipt: string; booked: BookedNote | null };
type Warning = { problems: readonly Problem[]; failure: string };

type Options = {
  form: Form;
  sent: SentForm | null;
  element: RefObject<HTMLFormElement | null>;
  alert: RefObject<HTMLDivElement | null>;
  carId: string;
  /** Deletes the stored progress after sending. Never rejects. */
  forgetTyped(): Promise<void>;
  /** Receives the free times if a chosen time was taken meanwhile. */
  onPlaces(places: readonly BookablePlace[]): void;
  /** Called after sending; absent: the shopper goes to the page of success. */
  onStored: ((stored: SentLead) => void) | undefined;
  /** Called when the shopper comes back to the page by Back or Forward. */
  onBack(): void;
};

type Values = Record<string, unknown>;

/**
 * React Hook Form over uncontrolled inputs: the DOM's values are checked and sent, so nothing typed
 * before hydration is lost. A form is idle, then sending, then leaves for the page of success or
 * shows a warning with the focus on it (FORM-04).
 */
export function useLeadForm({ form, sent, element, alert, carId, forgetTyped, onPlaces, onStored, onBack }: Options) {
  const [warning, setWarning] = useState<Warning | null>(sent);
  const focusAlert = useFocus(() => alert.current);
  const last = useRef({ content: '', key: '' });
  const errors = useMemo(() => errorsOf(sent?.problems ?? []), [sent]);
  const resolver: Resolver<Values> = () => resolved(checkForm(form, filledOf(element.current)).problems);
  const { register, handleSubmit, trigger, setValue, setError, formState, reset } = useForm<Values>({
    resolver,
    errors,
    shouldFocusError: false,
    reValidateMode: 'onChange',
  });
  const { isSubmitting, isSubmitSuccessful } = formState;
  useBack((cached) => {
    if (cached) reset(undefined, { keepValues: true, keepErrors: true });
    onBack();
  });

  const warn = (next: Warning) => {
    setWarning(next);
    focusAlert();
  };
  const check = async (keys: readonly string[]): Promise<boolean> => {
    const fine = await trigger([...keys]);
    if (fine) setWarning(null);
    else warn({ problems: problemsIn(form, filledOf(element.current), keys), failure: '' });
    return fine;
  };
  /** Empties the form and removes its problems. */
  const restart = () => {
    element.current?.reset();
    reset(undefined, { keepValues: true });
    setWarning(null);
  };
  /**
   * Checks a wrong field again as it changes; React Hook Form does so only after a submit, not
   * after "Continue".
   */
  const recheck = (key?: string) => {
    for (const field in formState.errors) if (field === key || timeKey(field) === key) void trigger(field);
  };
  const send = handleSubmit(
    async () => {
      const filled = filledOf(element.current);
      setWarning(null);
      const outcome = await sendForm({
        form: form.id,
        key: keyOf(last.current, form, carId, filled),
        url: window.location.pathname + window.location.search,
        visit: rememberVisit(),
        filled,
        honeypot: filled[hiddenKeys.honeypot]?.[0] ?? '',
        car: carId,
        estimate: form.category === financeEnquiry ? storedFigures(carId || carOfPage()) : null,
      });
      if (outcome.kind === 'stored') {
        trackEvent(form.event, {
          category: form.category,
          lead: outcome.leadId.slice(0, 8),
          text: form.submitLabel,
          booked: outcome.booked ? 1 : 0,
        });
        saveDetails(filled);
        await forgetTyped();
        if (onStored) return onStored(outcome);
        // What is typed would be here again on Back: browsers restore a form as it was left.
        element.current?.reset();
        return leave(outcome, form.id);
      }
      const problems = outcome.kind === 'problems' ? outcome.problems : [];
      for (const { field, problem } of problems) setError(field, { type: 'server', message: problem });
      // React Hook Form would count a submit without errors as successful.
      if (outcome.kind === 'failed') setError('root.server', { message: outcome.text });
      if (outcome.kind === 'problems' && outcome.places) onPlaces(outcome.places);
      warn({ problems, failure: outcome.kind === 'failed' ? outcome.text : '' });
    },
    () => warn({ problems: problemsIn(form, filledOf(element.current), null), failure: '' }),
  );
  const busy = isSubmitting || isSubmitSuccessful;
  return {
    register: asItStands(register),
    setValue,
    errors: formState.errors,
    warning,
    busy,
    check,
    recheck,
    restart,
    send,
  };
}

/**
 * A page from the back/forward cache is the one that was left, which can send again; else Back
 * loads the page anew.
 */
function useBack(back: (cached: boolean) => void): void {
  const now = useRef(back);
  now.current = back;
  useEffect(() => {
    const [arrival] = performance.getEntriesByType('navigation');
    if (arrival && 'type' in arrival && arrival.type === 'back_forward') now.current(false);
    const shown = ({ persisted }: PageTransitionEvent) => persisted && now.current(true);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}

/** The values of a form, by the names of its controls. */
export function filledOf(form: HTMLFormElement | null): Filled {
  if (!form) return {};
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  return Object.fromEntries(
    names.map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]),
  );
}

const problemsIn = (form: Form, filled: Filled, keys: readonly string[] | null): Problem[] =>
  checkForm(form, filled).problems.filter(({ field }) => !keys || keys.includes(field));

const errorsOf = (problems: readonly Problem[]): FieldErrors<Values> =>
  Object.fromEntries(problems.map(({ field, problem }) => [field, { type: 'schema', message: problem }]));

const resolved = (problems: readonly Problem[]) =>
  problems.length === 0 ? { values: {}, errors: {} } : { values: {}, errors: errorsOf(problems) };

/**
 * Changed content is a new enquiry with a new key; the same content has the same key as long as the
 * form is shown, and in other tabs for ten minutes.
 */
function keyOf(last: { content: string; key: string }, form: Form, car: string, filled: Filled): string {
  const { car_id = '', offer = '', model = '' } = Object.fromEntries(new URLSearchParams(window.location.search));
  const content = JSON.stringify([form.id, car || car_id, offer, model, filled]);
  if (last.content !== content)
    Object.assign(last, {
      content,
      key: tryKey(() => localStorage, content, performance.timeOrigin + performance.now()),
    });
  return last.key;
}

const carOfPage = (): string => new URLSearchParams(window.location.search).get('car_id') ?? '';

function leave({ leadId, next, receipt }: SentLead, form: string): void {
  storeSent({ leadId, receipt, page: pageOf(form) });
  window.location.assign(next);
}
