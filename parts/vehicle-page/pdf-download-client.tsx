'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { vehicleFilePath } from '@/domain/routes/paths.ts';
import { trackEvent } from '@/parts/shopper-event/track-event-client.ts';

type Props = { slug: string; icon: ReactNode; className: string };
type State = 'idle' | 'preparing' | 'downloading';

const labels: Record<State, string> = { idle: 'PDF', preparing: 'Preparing...', downloading: 'Downloading' };
/** Milliseconds. */
const timeoutMs = 20_000;
const doneAfterMs = 1_500;

/**
 * Downloads the one-page PDF of a vehicle as `{slug}.pdf` (VDP-11). Without script it is a plain
 * link.
 */
export function PdfDownload({ slug, icon, className }: Props) {
  const [state, setState] = useState<State>('idle');
  const href = pdfPath(slug);
  const download = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state !== 'idle') return;
    setState('preparing');
    try {
      const file = await fetchedFile(href);
      setState('downloading');
      saveFile(file, `${slug}.pdf`);
      trackEvent(61, { label: 'PDF', slug });
      setTimeout(() => setState('idle'), doneAfterMs);
    } catch (error) {
      setState('idle');
      window.alert(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <a href={href} download={`${slug}.pdf`} className={className} onClick={download} aria-busy={state !== 'idle'}>
      {icon}
      <span aria-live="polite">{labels[state]}</span>
    </a>
  );
}

const pdfPath = (slug: string): string => vehicleFilePath(slug, `${slug}.pdf`);

async function fetchedFile(href: string): Promise<Blob> {
  const response = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  if (!response) throw new Error('The PDF could not be fetched. Please check your connection and try again.');
  if (!response.ok) throw new Error('The PDF could not be made. Please try again in a moment.');
  return response.blob();
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
