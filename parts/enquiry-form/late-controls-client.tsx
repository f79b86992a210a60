'use client';

import { useEffect, useState } from 'react';
import { type Form, fieldsOf } from '@/domain/leads/form.ts';
import { hide, lazyDrawn, leftAsDrawn } from '@/ui/lazy/lazy-drawn-client.tsx';
import type { FileChooserProps } from './file-chooser-client.tsx';

const fetchFile = () => import('./file-chooser-client.tsx');
const fetchRego = () => import('./plate-lookup-client.tsx');

/** Few forms have a file or a number plate: the scripts of these controls are separate files. */
export const FileChooser = lazyDrawn(async () => (await fetchFile()).FileChooser, NoFiles);
export const PlateLookup = lazyDrawn(async () => (await fetchRego()).PlateLookup, leftAsDrawn('div', hide));

/**
 * The file control if its script did not load. It first renders like the real one, which may be
 * hydrating.
 */
function NoFiles({ value, ...control }: FileChooserProps) {
  const [text, setText] = useState('');
  useEffect(() => setText('Files can’t be added right now. Reload the page to try again.'), []);
  return (
    <>
      <input {...control} type="file" className="file-chooser" disabled={text !== ''} suppressHydrationWarning />
      {value && <input type="hidden" name={control.name} value={value} />}
      <span role="status" className="text-small text-ink-2" suppressHydrationWarning>
        {text}
      </span>
    </>
  );
}

const fetchers = new Map<string, () => Promise<unknown>>([
  ['file', fetchFile],
  ['rego', fetchRego],
]);

/** Starts to load the scripts of a form's controls together with the form's own. */
export function fetchControls(form: Form): void {
  for (const kind of new Set(fieldsOf(form).map((field) => field.kind)))
    void fetchers
      .get(kind)?.()
      .catch(() => undefined);
}
