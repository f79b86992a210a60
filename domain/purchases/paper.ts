/** The papers of a reservation (PLUS-22). `forfeit` is the tax invoice of a deposit that the dealer retains. */
const paperKinds = ['receipt', 'invoice', 'refund', 'adjustment', 'forfeit'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const paperTitles: Record<PaperKind, string> = {
  receipt: 'Receipt',
  invoice: 'Tax invoice',
  refund: 'Refund note',
  adjustment: 'Adjustment note',
  forfeit: 'Tax invoice',
};

const letters: Record<PaperKind, string> = {
  receipt: 'R',
  invoice: 'INV',
  refund: 'RN',
  adjustment: 'AN',
  forfeit: 'F',
};

/** "INV-001204": each dealer counts each kind from 1, without gaps. */
export const paperNumber = ({ kind, number }: { kind: PaperKind; number: number }): string =>
  `${letters[kind]}-${String(number).padStart(6, '0')}`;

type PaperRow = { label: string; text: string };
/** A fact of its head; each text is a line. */
type PaperFact = { label: string; texts: string[] };

/** One line of its table; `gst` is empty where none is in the amount. */
export type PaperLine = { label: string; note: string; gst: string; amount: string };

/** A paper as it is printed. What was issued is stored so, and is the same whenever it is opened. */
export type Paper = {
  title: string;
  /** Below the title: "This is not a tax invoice", "ABN 64 109 840 217". */
  note: string;
  number: string;
  dealer: { name: string; lines: string[] };
  head: PaperFact[];
  /** Whether the table has a column for GST. */
  gst: boolean;
  lines: PaperLine[];
  total: PaperRow;
  /** What was paid, what a deposit does, why. */
  title2: string;
  text: string;
  rows: PaperRow[];
  closing: string[];
  /** Of every page, before its number. */
  foot: string;
};
