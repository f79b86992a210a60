import type { Valuation } from '@/domain/leads/valuation.ts';
import type { Integration } from '../integration.ts';

/**
 * The result of a valuation as a group's own system gets it (FORM-15); nothing of it identifies the
 * shopper.
 */
type ValuationResult = {
  column_name: 'valuation';
  site: string;
  lead_id: string;
  valuation: Valuation;
};

/** The own system of a dealer group. */
export type Group = Integration & {
  /**
   * Takes the same `key` once. Rejects when the system refuses, is down, or does not respond before
   * `signal`.
   */
  takeValuation(result: ValuationResult, key: string, signal: AbortSignal): Promise<void>;
};
