import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { useEffect, useState } from 'react';
import type { Tool } from 'sanity';
import { studioRuntime } from '@/studio/runtime-config.ts';

/** The lead desk of the site on whose host the studio runs: the same page that phones open at /desk. */
export const leadsTool: Tool = { name: 'leads', title: 'Enquiries', icon: EnvelopeIcon, component: LeadsTool };

function LeadsTool() {
  const ready = useDeskSession();
  if (!ready) return null;
  return (
    <iframe src="/desk" title="Enquiries" style={{ width: '100%', height: '100%', border: 0, display: 'block' }} />
  );
}

/** The embedded service's session is this host's own; a hosted studio hands its token to this host first. */
function useDeskSession(): boolean {
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

/** Where Sanity's studio keeps the token of a session that is no cookie. */
function tokenOf(projectId: string): string {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(`__studio_auth_token_${projectId}`) ?? 'null');
    const token = typeof kept === 'object' && kept !== null && 'token' in kept ? kept.token : '';
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}
