'use client';

import type { ComponentProps } from 'react';
import { lazyDrawn, leftAsDrawn } from '@/ui/lazy/lazy-drawn-client.tsx';
import { fetchControls } from './late-controls-client.tsx';

const EnquiryForm = lazyDrawn(
  async () => (await import('./form-client.tsx')).EnquiryForm,
  leftAsDrawn('form', showWhole),
);

/**
 * A form whose script is a file of its own, so that other pages do not load it; the server renders
 * it all the same.
 */
export function FormLater(props: ComponentProps<typeof EnquiryForm>) {
  fetchControls(props.form);
  return <EnquiryForm {...props} />;
}

/** Shows all steps and Send, as without script, if the form's script failed to load. */
function showWhole(form: HTMLElement): void {
  form.dataset.all = '';
  for (const button of form.querySelectorAll<HTMLButtonElement>('.form-buttons button'))
    button.style.display = button.type === 'submit' ? 'inline-flex' : 'none';
}
