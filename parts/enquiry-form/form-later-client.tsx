'use client';

import type { ComponentProps } from 'react';
import { lazyDrawn, leftAsDrawn } from '@/ui/lazy/lazy-drawn-client.tsx';
import { fetchControls } from './late-controls-client.tsx';

const EnquiryForm = lazyDrawn(
  async () => (await import('./form-client.tsx')).EnquiryForm,
  leftAsDrawn('form', showWhole),
);

/** A form with its behaviour in a file of its own: pages without one do not load it. It is drawn on the server all the same. */
export function FormLater(props: ComponentProps<typeof EnquiryForm>) {
  fetchControls(props.form);
  return <EnquiryForm {...props} />;
}

/** All steps and the button that sends them, as without script: the browser posts the form to the page. */
function showWhole(form: HTMLElement): void {
  form.dataset.all = '';
  for (const button of form.querySelectorAll<HTMLButtonElement>('.form-buttons button'))
    button.style.display = button.type === 'submit' ? 'inline-flex' : 'none';
}
