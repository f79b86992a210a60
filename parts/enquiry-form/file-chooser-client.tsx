'use client';

import { type ChangeEvent, useState } from 'react';
import { acceptedEndings, fileWords, isFileId, longestFile } from '@/domain/leads/file-words.ts';
import { useAdopted } from '@/ui/hydration/use-adopted-client.ts';

const unsent = 'unsent';

export type FileChooserProps = {
  id: string;
  name: string;
  /** The number of a file that was sent already; else empty. */
  value: string;
  /** What points to its help and its problem. */
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** A file: it is sent as soon as it is chosen, and the enquiry names it; without script it goes with the form (FORM-08). */
export function FileChooser({ value, ...control }: FileChooserProps) {
  const [kept, setKept] = useState(value);
  const [status, setStatus] = useState('');
  const take = async (file: File | undefined) => {
    // While it is under way, and when it did not arrive, the field holds what the check refuses.
    setKept(file ? unsent : '');
    if (!file) return setStatus('');
    if (file.size > longestFile) return setStatus(fileWords.long);
    setStatus('Sending the file…');
    const sent = await send(file);
    setKept(sent.file);
    setStatus(sent.words);
  };
  const input = useAdopted<HTMLInputElement>((control) => void take(control.files?.[0]));
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
      {kept && <input type="hidden" name={control.name} value={kept} />}
      <span role="status" className="text-small text-ink-2">
        {status || (isFileId(kept) ? 'Your file is uploaded.' : '')}
      </span>
    </>
  );
}

async function send(file: File): Promise<{ file: string; words: string }> {
  try {
    const answer = await fetch(`/api/files?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(60_000),
    });
    const told = (await answer.json().catch(() => ({}))) as { file?: string; error?: string };
    if (answer.status === 201 && told.file) return { file: told.file, words: 'Your file is uploaded.' };
    return { file: unsent, words: told.error ?? fileWords.wrong };
  } catch {
    return { file: unsent, words: 'The file was not uploaded. Please choose it again.' };
  }
}
