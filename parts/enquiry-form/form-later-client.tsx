'use client';

import dynamic from 'next/dynamic';

/** A form with its behaviour in a file of its own: pages without one do not load it. It is drawn on the server all the same. */
export const FormLater = dynamic(async () => (await import('./form-client.tsx')).EnquiryForm);
