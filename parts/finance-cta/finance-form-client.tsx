'use client';

import { useState } from 'react';
import type { Form } from '@/domain/leads/form.ts';
import { EnquiryForm } from '@/parts/enquiry-form/form-client.tsx';
import styles from './finance-form.module.css';

export type FinanceFormProps = { form: Form; dealer: string; carId: string };

/** The finance enquiry form (FIN-11); thanks take its place when it was sent. */
export function FinanceForm({ form, dealer, carId }: FinanceFormProps) {
  const [leadId, setLeadId] = useState('');
  if (leadId)
    return (
      <p role="status" className={styles.thanks}>
        Thank you. {dealer} will call you about finance; your enquiry has the number {leadId.slice(0, 8)}.
      </p>
    );
  return (
    <EnquiryForm
      form={form}
      block="finance-enquiry"
      sent={null}
      dealer={dealer}
      estimateYear={null}
      carId={carId}
      onKept={(kept) => setLeadId(kept.leadId)}
    />
  );
}
