import { useToast } from '@sanity/ui/toast';
import type { ClipboardEvent, DragEvent, FormEvent, ReactNode, SyntheticEvent } from 'react';
import { beginsAsPicture, looksLikePicture, notAPicture, pictureFileProblem } from './picture-file.ts';

/** Checked files: the event is dispatched again with them and passes. */
const looked = new WeakSet<File>();

/**
 * Checks each file before its upload, however it arrives: chosen, dropped or pasted, on a field, a
 * list of pictures or a dialog (CMS-03). `wants` selects the files that must be pictures here.
 */
export function GuardedFiles({
  wants = looksLikePicture,
  children,
}: {
  wants?: (file: File) => boolean;
  children: ReactNode;
}) {
  const toast = useToast();
  const notify = (description: string) =>
    toast.push({ status: 'error', title: 'This file cannot be used', description, duration: 15_000 });

  /** Stops the event, checks the files, and dispatches it again (`again`) if they are pictures. */
  const hold = (event: SyntheticEvent, files: readonly File[], again: (target: EventTarget) => void) => {
    if (!files.some((file) => wants(file) && !looked.has(file))) return;
    event.preventDefault();
    event.stopPropagation();
    const { target } = event;
    void problemOf(files.filter(wants)).then((problem) => {
      if (problem) notify(problem);
      else again(target);
    });
  };
  const onChange = (event: FormEvent) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.type !== 'file') return;
    const files = [...(input.files ?? [])];
    hold(event, files, () => {
      // The studio's input is emptied after each event.
      input.files = carrying(files).files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  const onDrop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    hold(event, files, (target) =>
      target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying(files) })),
    );
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    const again = () =>
      new globalThis.ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(files) });
    hold(event, files, (target) => target.dispatchEvent(again()));
  };
  return (
    <div onChangeCapture={onChange} onDropCapture={onDrop} onPasteCapture={onPaste}>
      {children}
    </div>
  );
}

async function problemOf(files: readonly File[]): Promise<string | null> {
  for (const file of files) {
    const problem = pictureFileProblem(file);
    if (problem) return problem;
    if (!beginsAsPicture(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return notAPicture(file.name);
    looked.add(file);
  }
  return null;
}

function carrying(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
