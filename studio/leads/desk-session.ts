import { useEffect, useState } from 'react';
import { studioRuntime } from '@/studio/platform/runtime-config.ts';

/** The embedded service's session is this host's own; a hosted studio hands its token to this host first. */
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

/** The token of a session that is no cookie, from where Sanity's studio stores it; empty where there is none, or nonsense. */
export function tokenOf(projectId: string): string {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(`__studio_auth_token_${projectId}`) ?? 'null');
    const token = typeof stored === 'object' && stored !== null && 'token' in stored ? stored.token : '';
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}
