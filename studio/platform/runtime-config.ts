/**
 * What `/studio/config.js` sets before the studio starts: one build serves every environment
 * (CMS-04).
 */
type StudioRuntime = {
  projectId: string;
  dataset: string;
  /** The content service's address, absolute or on this origin (`/lake`); null for the hosted service's own. */
  apiHost: string | null;
  /**
   * The content service that comes with the project: it needs its own sign-in and nothing may leave
   * the machine.
   */
  embedded: boolean;
};

declare global {
  interface Window {
    forecourtStudio?: Partial<StudioRuntime>;
  }
}

/**
 * The run-time configuration, with the embedded service of this origin where nothing is set (tools
 * run without a page).
 */
export function studioRuntime(given: Partial<StudioRuntime> | undefined, origin: string): StudioRuntime {
  const { projectId = 'forecourt', dataset = 'production', embedded = true } = given ?? {};
  const apiHost = given?.apiHost ?? (embedded ? '/lake' : null);
  return { projectId, dataset, embedded, apiHost: apiHost === null ? null : absolute(apiHost, origin) };
}

function absolute(address: string, origin: string): string {
  return new URL(address, origin).href.replace(/\/$/, '');
}
