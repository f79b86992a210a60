import type { Records } from '@/web/records/database.ts';
import { SharedLimit } from '@/web/records/shared-limit.ts';

/** What requests of assistants need of a process. */
export type AssistantServices = {
  /** Requests of one client to one site: many people may share an assistant's address. */
  client: Pick<SharedLimit, 'wait'>;
  /** Requests to one site. */
  site: Pick<SharedLimit, 'wait'>;
};

/** Without records each process counts for itself. */
export const openAssistants = (records: Pick<Records, 'pool'> | null): AssistantServices => ({
  client: new SharedLimit(records, { name: 'mcp', max: 120, withinSeconds: 60 }),
  site: new SharedLimit(records, { name: 'mcp-site', max: 1_200, withinSeconds: 60 }),
});

declare module '@/web/platform/services.ts' {
  interface Services {
    assistants: AssistantServices;
  }
}
