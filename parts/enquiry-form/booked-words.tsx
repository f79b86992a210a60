import type { BookedNote } from '@/domain/leads/booked-note.ts';

/**
 * The booking, and links to add it to a calendar, move or cancel it (FORM-07). `receipt` is the
 * path of the enquiry's own page; empty where unknown.
 */
export function BookedText({ booked, receipt }: { booked: BookedNote; receipt: string }) {
  const { title, car, time, place } = booked;
  const facts = [
    { label: 'Car', text: car },
    { label: 'When', text: time },
    { label: 'Where', text: place },
  ].filter(({ text }) => text !== '');
  return (
    <div className="grid gap-3">
      <p className="text-title">{title}.</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="m-0 font-semibold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {receipt && (
        <ul className="flex flex-wrap gap-x-5 gap-y-2 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3">
          <li>
            <a href={`/api${receipt}/calendar`}>Add to my calendar</a>
          </li>
          <li>
            <a href={`${receipt}#another-time`}>Move it</a>
          </li>
          <li>
            <a href={`${receipt}?cancel=ask#cancel-booking`}>Cancel it</a>
          </li>
        </ul>
      )}
    </div>
  );
}
