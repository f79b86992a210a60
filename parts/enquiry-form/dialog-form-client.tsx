'use client';

import { useEffect, useState } from 'react';
import type { BookablePlace, Form } from '@/domain/leads/form.ts';
import styles from './dialog-form.module.css';
import { EnquiryForm } from './form-client.tsx';

/** `thanks` is followed by the number of the enquiry. */
export type DialogFormProps = { form: Form; thanks: string; carId?: string };

/** A form in a dialog; thanks take its place when it was sent. */
export function DialogForm({ form, thanks, carId = '' }: DialogFormProps) {
  const [leadId, setLeadId] = useState('');
  const places = useFreePlaces(form);
  if (leadId)
    return (
      <p role="status" className={styles.thanks}>
        {thanks} Your enquiry has the number {leadId.slice(0, 8)}.
      </p>
    );
  return (
    <EnquiryForm
      form={form}
      block={`dialog-${form.id}`}
      sent={null}
      estimateYear={null}
      carId={carId}
      places={places}
      onKept={(kept) => setLeadId(kept.leadId)}
    />
  );
}

/** The times that are free when the dialog opens; the page around it does not change with each booking. Null while nobody knows better. */
function useFreePlaces({ id, places }: Form): readonly BookablePlace[] | null {
  const [free, setFree] = useState<readonly BookablePlace[] | null>(null);
  const asksTime = places.length > 0;
  useEffect(() => {
    if (!asksTime) return;
    const closed = new AbortController();
    freePlaces(id, closed.signal).then(setFree, () => undefined);
    return () => closed.abort();
  }, [id, asksTime]);
  return free;
}

async function freePlaces(form: string, signal: AbortSignal): Promise<readonly BookablePlace[] | null> {
  const answer = await fetch(`/api/slots?form=${encodeURIComponent(form)}`, { signal });
  if (!answer.ok) return null;
  const { places } = (await answer.json()) as { places?: readonly BookablePlace[] };
  return places ?? null;
}
