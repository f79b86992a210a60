import { useEffect, useState } from 'react';
import { studioRuntime } from '@/studio/platform/runtime-config.ts';

/**
 * Whether the desk's session is ready. The embedded service's session is valid here; with hosted
 * Sanity the studio first sends its token to this host.
 */
export function useDeskSession(): boolean {
  const { embedded, projectId } = studioRuntime(window.forecourtStudio, window.location.origin);
  const [ready, setReady] = useState(embedded);
  useEffect(() => {
    if (embedded) return;
    const token = tokenOf(projectId);
    const sent = token
      ? fetch('/api/desk/session', { method: 'POST', body: JSON.stringify({ token }) }).catch(() => null)
      : Promise.resolve(null);
    void sent.then(() => setReady(true));
  }, [embedded, projectId]);
  return ready;
}

/**
 * The token that Sanity's studio stores for a session without cookie; empty if missing or invalid.
 */
export function tokenOf(projectId: string): string {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(`__studio_auth_token_${projectId}`) ?? 'null');
    const token = typeof stored === 'object' && stored !== null && 'token' in stored ? stored.token : '';
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}
