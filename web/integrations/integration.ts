import type { z } from 'zod';
import type { Records } from '@/web/records/database.ts';

/** What every integration has beside its own calls. */
export type Integration = {
  /**
   * A sandbox replaces a vendor that the environment does not name, and states it
   * (`/api/health`, responses, log).
   */
  readonly kind: 'vendor' | 'sandbox';
  /** Ends what it holds open; called once, before the records are closed. */
  close?(): Promise<void>;
};

/** What of this deployment an adapter may use. */
export type AdapterContext = { records: Records | null; dataFolder: string };

/** The variables that `http.ts` of an integration declares, as `open` gets them. */
export type Settings<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/**
 * One folder here, by its two adapters (docs/operations.md, "Adding an integration"). `http.open`
 * returns null where the environment names no vendor; then the sandbox is opened.
 */
export type Adapters = {
  http: {
    variables: z.ZodRawShape;
    open(settings: Record<string, unknown>, context: AdapterContext): Integration | null;
  };
  sandbox: { open(context: AdapterContext): Integration };
};

/** Where a sandbox responded to a program, this header of the response names the integration. */
const sandboxHeader = 'X-Sandbox';

/** The header for a response that came from `integration`; none for a vendor's. */
export const sandboxMark = (name: string, { kind }: Integration): Record<string, string> =>
  kind === 'sandbox' ? { [sandboxHeader]: name } : {};
