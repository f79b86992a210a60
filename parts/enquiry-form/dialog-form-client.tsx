'use client';

import { useEffect, useState } from 'react';
import type { BookablePlace, Form } from '@/domain/leads/form.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';
import { BookedText } from './booked-words.tsx';
import { EnquiryForm } from './form-client.tsx';
import type { SentLead } from './use-lead-form-client.ts';

/** The car shown in the dialog: its name, a line under it, and the address of a small picture. */
export type DialogCar = { name: string; line: string; image: string };

export type DialogFormProps = {
  form: Form;
  /** Shown with the enquiry's number after sending; a booking has its own text. */
  thanks: string;
  carId?: string;
  car?: DialogCar;
  /** A note above the form. */
  note?: string;
};

/** A form in a dialog; after sending it is replaced by thanks. */
export function DialogForm({ form, thanks, carId = '', car, note }: DialogFormProps) {
  const [stored, setStored] = useState<SentLead | null>(null);
  const places = useFreePlaces(form, carId);
  if (stored) return <Thanks sent={stored} thanks={thanks} />;
  return (
    <>
      {car && <Car {...car} />}
      {note && <p className="mb-4 text-small text-ink-2">{note}</p>}
      <EnquiryForm
        form={form}
        block={`dialog-${form.id}`}
        sent={null}
        estimateYear={null}
        carId={carId}
        places={places}
        onStored={setStored}
      />
    </>
  );
}

/** A booked time is shown as booked. */
function Thanks({ sent: { leadId, booked, receipt }, thanks }: { sent: SentLead; thanks: string }) {
  const number = `Your enquiry number is ${leadId.slice(0, 8)}.`;
  return booked ? (
    <div role="status" className="grid gap-3 py-3">
      <BookedText booked={booked} receipt={receipt} />
      <p>{number}</p>
    </div>
  ) : (
    <p role="status" className="py-3 text-title">
      {thanks} {number}
    </p>
  );
}

function Car({ name, line, image }: DialogCar) {
  return (
    <p className="mb-4 flex items-center gap-3">
      {image && (
        // biome-ignore lint/performance/noImgElement: a picture of one size, from our own image route
        <img
          src={image}
          alt=""
          width={84}
          height={56}
          className="h-14 w-21 flex-none rounded-sm bg-sunken object-cover"
        />
      )}
      <span className="min-w-0">
        <b className="block">{name}</b>
        {line && <span className="block text-small text-ink-2">{line}</span>}
      </span>
    </p>
  );
}

/**
 * The free times when the dialog opens, which the page around it may not have. Null until they are
 * read.
 */
function useFreePlaces({ id, places }: Form, carId: string): readonly BookablePlace[] | null {
  const [free, setFree] = useState<readonly BookablePlace[] | null>(null);
  const hasTimeField = places.length > 0;
  useEffect(() => {
    if (!hasTimeField) return;
    const closed = new AbortController();
    freePlaces({ form: id, ...(carId && { car: carId }) }, closed.signal).then(setFree, () => undefined);
    return () => closed.abort();
  }, [id, carId, hasTimeField]);
  return free;
}

async function freePlaces(
  requested: Record<string, string>,
  signal: AbortSignal,
): Promise<readonly BookablePlace[] | null> {
  const response = await fetch(`/api/slots?${new URLSearchParams(requested)}`, {
    signal: timedSignal(signal),
  });
  if (!response.ok) return null;
  const { places } = (await response.json()) as { places?: readonly BookablePlace[] };
  return places ?? null;
}
