import type { Valuation } from '@/domain/leads/valuation.ts';
import type { Integration } from '../integration.ts';

/** A valuation for a group's own system (FORM-15), without data about the shopper. */
type ValuationResult = {
  column_name: 'valuation';
  site: string;
  lead_id: string;
  valuation: Valuation;
};

/** The own system of a dealer group. */
export type Group = Integration & {
  /**
   * Idempotent by `key`. Rejects if the system refuses or does not respond before `signal` aborts.
   */
  takeValuation(result: ValuationResult, key: string, signal: AbortSignal): Promise<void>;
};
