import { keysOf } from '@/domain/vocabulary/typed-keys.ts';
/** The providers of the specification with their names (FIN-02). */
export const lenderTitles = {
  manual: 'Manual',
  taurus: 'Taurus',
  '360-finance': '360 Finance',
  ausloans: 'AusLoans',
  angle: 'Angle',
  powertorque: 'Powertorque',
  'nissan-finance': 'Nissan Finance',
} as const;

export type LenderKind = keyof typeof lenderTitles;
export const lenderKinds = keysOf(lenderTitles);
