import { type EnquirySubject, subjectTitles } from '@/domain/leads/subject.ts';

/** What the enquiry is about, as the link to the form named it. */
export function SubjectStrip({ subjects }: { subjects: readonly EnquirySubject[] }) {
  if (subjects.length === 0) return null;
  return (
    <ul className="mb-5 grid list-none gap-2 p-0" aria-label="Your enquiry is about">
      {subjects.map(({ kind, id, title, detail, href }) => (
        <li key={`${kind} ${id}`} className="rounded-md border border-line bg-sunken px-4 py-3">
          <span className="block text-small text-ink-2">{subjectTitles[kind]}</span>
          <a className="font-semibold text-link underline" href={href}>
            {title}
          </a>
          {detail && <span className="block text-small">{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
