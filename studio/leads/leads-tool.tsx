import { EnvelopeIcon } from '@sanity/icons/Envelope';
import type { Tool } from 'sanity';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { useDeskSession } from './desk-session.ts';

/** The lead desk of the host's site, the same page as /desk. */
export const leadsTool: Tool = { name: 'leads', title: 'Enquiries', icon: EnvelopeIcon, component: LeadsTool };

function LeadsTool() {
  const ready = useDeskSession();
  if (!ready) return null;
  return (
    <iframe
      src={pathOfRoute('desk')}
      title="Enquiries"
      style={{ width: '100%', height: '100%', border: 0, display: 'block' }}
    />
  );
}
