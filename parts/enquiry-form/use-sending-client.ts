'use client';

import { type RefObject, useRef, useState } from 'react';
import { checkForm } from '@/domain/leads/check-form.ts';
import { type Filled, type Form, hiddenKeys, type Problem, type SentForm } from '@/domain/leads/form.ts';
import { tellEvent } from '@/parts/shopper-event/tell-event-client.ts';
import { saveDetails } from './saved-details.ts';
import { sendForm } from './send-form.ts';
import { keepSent } from './sent-lead.ts';
import { rememberVisit } from './visit.ts';

export type FormState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'problems'; problems: readonly Problem[] }
  | { kind: 'failed'; words: string };

export type Kept = { leadId: string; next: string; receipt: string };
type Options = {
  form: Form;
  sent: SentForm | null;
  alert: RefObject<HTMLDivElement | null>;
  carId: string;
  /** What follows; absent: the page of success. */
  onKept: ((kept: Kept) => void) | undefined;
};

/** The states of a form: idle, sending, then the page of success, or what went wrong with the focus on it (FORM-04). */
export function useSending({ form, sent, alert, carId, onKept }: Options) {
  const [state, setState] = useState<FormState>(() => stateOf(sent));
  const last = useRef({ content: '', key: '' });
  const sending = useRef(false);

  const tell = (next: FormState) => {
    setState(next);
    requestAnimationFrame(() => alert.current?.focus());
  };
  const check = (filled: Filled, keys: readonly string[] | null): boolean => {
    const problems = checkForm(form, filled).problems.filter(({ field }) => !keys || keys.includes(field));
    if (problems.length > 0) tell({ kind: 'problems', problems });
    else setState({ kind: 'idle' });
    return problems.length === 0;
  };
  const send = async (filled: Filled) => {
    if (sending.current || !check(filled, null)) return;
    sending.current = true;
    setState({ kind: 'sending' });
    const outcome = await sendForm({
      form: form.id,
      key: keyOf(last.current, filled),
      url: window.location.pathname + window.location.search,
      visit: rememberVisit(),
      filled,
      bait: filled[hiddenKeys.bait]?.[0] ?? '',
      car: carId,
    });
    if (outcome.kind === 'kept') {
      tellEvent(form.event, { category: form.category });
      saveDetails(filled);
      return (onKept ?? leave)(outcome);
    }
    sending.current = false;
    tell(outcome);
  };
  return { state, check, send };
}

function stateOf(sent: SentForm | null): FormState {
  if (!sent) return { kind: 'idle' };
  return sent.failure ? { kind: 'failed', words: sent.failure } : { kind: 'problems', problems: sent.problems };
}

/** Another content is another enquiry; the same one, sent again, is not. */
function keyOf(last: { content: string; key: string }, filled: Filled): string {
  const content = JSON.stringify(filled);
  if (last.content !== content) Object.assign(last, { content, key: crypto.randomUUID() });
  return last.key;
}

function leave({ leadId, next, receipt }: Kept): void {
  const carId = new URLSearchParams(window.location.search).get('car_id');
  keepSent({ leadId, receipt, ...(carId && { carId }) });
  window.location.assign(next);
}
