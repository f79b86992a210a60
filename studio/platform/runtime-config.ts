/**
 * Set by `/studio/config.js` before the studio starts: one build serves all environments (CMS-04).
 */
type StudioRuntime = {
  projectId: string;
  dataset: string;
  /**
   * The content service's address, absolute or on this origin (`/lake`); null for the hosted
   * service's own.
   */
  apiHost: string | null;
  /**
   * Whether it is the project's own content service, with its own sign-in; then nothing may leave
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
 * The run-time configuration; by default the embedded service of this origin, as for tools without
 * a page.
 */
export function studioRuntime(given: Partial<StudioRuntime> | undefined, origin: string): StudioRuntime {
  const { projectId = 'forecourt', dataset = 'production', embedded = true } = given ?? {};
  const apiHost = given?.apiHost ?? (embedded ? '/lake' : null);
  return { projectId, dataset, embedded, apiHost: apiHost === null ? null : absolute(apiHost, origin) };
}

function absolute(address: string, origin: string): string {
  return new URL(address, origin).href.replace(/\/$/, '');
}
