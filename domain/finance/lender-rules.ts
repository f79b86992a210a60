/** What a lender wants of a car before an estimate may be shown. Absent means that it does not ask (FIN-02). */
export type LenderRule = {
  title: string;
  /** The model year must be newer than this year minus so many. */
  newerThanYears?: number;
  /** The price must be above it, cents. */
  priceAboveCents?: number;
  inStock: true;
  /** Which figure must have come out of the calculation. */
  needs?: 'comparison rate' | 'weekly payment' | 'monthly payment';
};

const above500 = { priceAboveCents: 50_000, inStock: true } as const;

/** One row for each provider of the specification: its rules are data, and nowhere else in the code (FIN-02). */
export const lenderRules = {
  manual: { title: 'Manual', ...above500, needs: 'weekly payment' },
  taurus: { title: 'Taurus', ...above500, newerThanYears: 12, needs: 'comparison rate' },
  '360-finance': { title: '360 Finance', inStock: true },
  ausloans: { title: 'AusLoans', inStock: true },
  angle: { title: 'Angle', ...above500, needs: 'weekly payment' },
  powertorque: { title: 'Powertorque', ...above500, needs: 'weekly payment' },
  'nissan-finance': { title: 'Nissan Finance', ...above500, needs: 'monthly payment' },
} as const satisfies Record<string, LenderRule>;

export type LenderKind = keyof typeof lenderRules;
export const lenderKinds = Object.keys(lenderRules) as LenderKind[];
