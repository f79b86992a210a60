'use client';

import { type ComponentProps, lazy } from 'react';
import { fetchControls } from './late-controls-client.tsx';

const EnquiryForm = lazy(async () => ({ default: (await import('./form-client.tsx')).EnquiryForm }));

/**
 * A form with its behaviour in a file of its own: pages without one do not load it. It is drawn on the server all the same, in sight
 * from the first: not in a `Suspense`, whose content React may send hidden.
 */
export function FormLater(props: ComponentProps<typeof EnquiryForm>) {
  fetchControls(props.form);
  return <EnquiryForm {...props} />;
}
