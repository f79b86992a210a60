import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { type PaperKind, paperNumber, paperTitles } from '@/domain/purchases/paper.ts';

export type ShownPaper = { id: string; kind: PaperKind; number: number };

export const paperPath = (token: string, { id }: Pick<ShownPaper, 'id'>): string =>
  `/api/reservation/${token}/papers/${id}`;

/** All papers of a reservation, for its shopper. */
export const Papers = ({ hold, papers }: { hold: HoldRecord; papers: readonly ShownPaper[] }) =>
  papers.length > 0 && (
    <section className="grid gap-2">
      <h2 className="text-title">Your papers</h2>
      <ul className="grid gap-2">
        {papers.map((paper) => (
          <li key={paper.id}>
            <a className="tap text-link underline underline-offset-3" href={paperPath(hold.token, paper)}>
              {paperTitles[paper.kind]} {paperNumber(paper)} (PDF)
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
