'use client';

import { lazy } from 'react';
import { type Form, fieldsOf } from '@/domain/leads/form.ts';

const fetchFile = () => import('./file-chooser-client.tsx');
const fetchRego = () => import('./plate-lookup-client.tsx');

/** Few forms ask for a file or a number plate: what these need comes in files of their own. Not in a `Suspense`, as `FormLater`. */
export const FileChooser = lazy(async () => ({ default: (await fetchFile()).FileChooser }));
export const PlateLookup = lazy(async () => ({ default: (await fetchRego()).PlateLookup }));

const fetchers = new Map<string, () => Promise<unknown>>([
  ['file', fetchFile],
  ['rego', fetchRego],
]);

/** Fetches what a form's fields need beside the form itself, not after it. */
export function fetchControls(form: Form): void {
  for (const kind of new Set(fieldsOf(form).map((field) => field.kind)))
    void fetchers
      .get(kind)?.()
      .catch(() => undefined);
}
