'use client';

import { useState } from 'react';
import type { Form } from '@/domain/leads/form.ts';
import styles from './dialog-form.module.css';
import { EnquiryForm } from './form-client.tsx';

/** `thanks` is followed by the number of the enquiry. */
export type DialogFormProps = { form: Form; thanks: string; carId?: string };

/** A form in a dialog; thanks take its place when it was sent. */
export function DialogForm({ form, thanks, carId = '' }: DialogFormProps) {
  const [leadId, setLeadId] = useState('');
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
      onKept={(kept) => setLeadId(kept.leadId)}
    />
  );
}
