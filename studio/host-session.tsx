import type { ComponentType } from 'react';
import type { Tool } from 'sanity';
import { useDeskSession } from '@/studio/leads/desk-session.ts';

/** A tool that shows pages of this host to staff alone: it waits until the host knows who asks. */
export function withHostSession<Of extends Tool>(tool: Of): Of {
  const Shown = tool.component as ComponentType<{ tool: Tool }>;
  const Waiting = (props: { tool: Tool }) => (useDeskSession() ? <Shown {...props} /> : null);
  return { ...tool, component: Waiting };
}
