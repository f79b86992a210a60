import type { z } from 'zod';
import type { Records } from '@/web/records/database.ts';

/** The members that every integration has. */
export type Integration = {
  /**
   * A sandbox replaces a vendor that is not configured; `/api/health`, responses and the log show
   * it.
   */
  readonly kind: 'vendor' | 'sandbox';
  /** Closes connections; called once, before the records are closed. */
  close?(): Promise<void>;
};

/** What an adapter may use of the deployment. */
export type AdapterContext = { records: Records | null; dataFolder: string };

/** The parsed variables of an integration's `http.ts`, as passed to `open`. */
export type Settings<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/**
 * The two adapters of a folder here (docs/operations.md, "Adding an integration"). `http.open`
 * returns null if no vendor is configured; then the sandbox is opened.
 */
export type Adapters = {
  http: {
    variables: z.ZodRawShape;
    open(settings: Record<string, unknown>, context: AdapterContext): Integration | null;
  };
  sandbox: { open(context: AdapterContext): Integration };
};

/** Response header that names a sandbox which produced the response. */
const sandboxHeader = 'X-Sandbox';

/** The header for a response of `integration`; none for a vendor. */
export const sandboxMark = (name: string, { kind }: Integration): Record<string, string> =>
  kind === 'sandbox' ? { [sandboxHeader]: name } : {};
