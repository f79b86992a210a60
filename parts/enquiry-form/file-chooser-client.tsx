'use client';

import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { acceptedEndings, fileText, maxFileBytes } from '@/domain/leads/file-words.ts';
import { isUuid } from '@/domain/text/uuid.ts';
import { useAdopted } from '@/ui/hydration/use-adopted-client.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

const unsent = 'unsent';

export type FileChooserProps = {
  id: string;
  name: string;
  /** The id of a file that was uploaded already; else empty. */
  value: string;
  /** From `described`: links to help and problem. */
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/**
 * Uploads a file as soon as it is chosen; the enquiry sends its id. Without script the file goes
 * with the form (FORM-08).
 */
export function FileChooser({ value, ...control }: FileChooserProps) {
  const [stored, setStored] = useState(value);
  const [status, setStatus] = useState('');
  const choice = useRef<AbortController>(null);
  const take = async (file: File | undefined) => {
    choice.current?.abort();
    const mine = new AbortController();
    choice.current = mine;
    // During the upload, and after a failed one, the field holds a value that the check refuses.
    setStored(file ? unsent : '');
    if (!file) return setStatus('');
    if (file.size > maxFileBytes) return setStatus(fileText.long);
    setStatus('Sending the file…');
    const sent = await send(file, mine.signal);
    // Overtaken by a newer choice.
    if (mine.signal.aborted) return;
    setStored(sent.file);
    setStatus(sent.text);
  };
  const input = useAdopted<HTMLInputElement>((control) => void take(control.files?.[0]));
  const held = useRef(value);
  useEffect(() => {
    // The value changes after the upload, not at the choice: the form must check it again then.
    if (stored === held.current || stored === unsent) return;
    held.current = stored;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [stored, input]);
  const empty = useEffectEvent(() => {
    held.current = '';
    void take(undefined);
  });
  useEffect(() => {
    const form = input.current?.form;
    const onReset = () => empty();
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [input]);
  return (
    <>
      <input
        {...control}
        ref={input}
        type="file"
        accept={acceptedEndings.join()}
        className="file-chooser"
        onChange={(event: ChangeEvent<HTMLInputElement>) => void take(event.currentTarget.files?.[0])}
      />
      {stored && <input type="hidden" name={control.name} value={stored} />}
      <span role="status" className="text-small text-ink-2">
        {status || (isUuid(stored) ? 'Your file is uploaded.' : '')}
      </span>
    </>
  );
}

async function send(file: File, signal: AbortSignal): Promise<{ file: string; text: string }> {
  try {
    const response = await fetch(`/api/files?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      signal: timedSignal(signal, 60_000),
    });
    const reply = (await response.json().catch(() => ({}))) as { file?: string; error?: string };
    if (response.status === 201 && reply.file) return { file: reply.file, text: 'Your file is uploaded.' };
    return { file: unsent, text: reply.error ?? fileText.wrong };
  } catch {
    return { file: unsent, text: 'The file was not uploaded. Please choose it again.' };
  }
}
