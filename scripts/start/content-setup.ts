import { join } from 'node:path';
import { changedDocumentProjection } from '@/web/platform/changed-document.ts';
import type { Configuration } from './configuration.ts';
import type { Services } from './services.ts';
import { writePrivate } from './services.ts';

type StaffUser = { id: string; name: string; email: string; password: string; roles: string[]; site?: string };
type StaffRole = { name: string; title: string; grants: { filter: string; permissions: string[] }[] };
export type Staff = { users: StaffUser[]; roles: StaffRole[] };

/**
 * Writes the file from which the embedded content service takes its project, users and webhooks (CMS-04), and returns
 * its path. Passwords are in it in clear, as in services.json beside it: it is the owner's alone.
 */
export async function writeContentSetup(
  { dataDir, port, history }: Pick<Configuration, 'dataDir' | 'port' | 'history'>,
  services: Services,
  staff: Staff,
): Promise<string> {
  const { projectId, dataset, token, webhookSecret } = services.content;
  const file = join(dataDir, 'content-setup.json');
  await writePrivate(file, {
    projectId,
    dataset,
    tokens: [{ token, name: 'Forecourt web', roles: ['administrator'] }],
    users: staff.users,
    roles: staff.roles,
    webhooks: [
      {
        name: 'publish',
        url: `http://127.0.0.1:${port}/api/webhooks/content`,
        secret: webhookSecret,
        projection: changedDocumentProjection,
      },
    ],
    // A host name leads to one site, and a site number to one dealer: what staff's forms refuse is refused here too (NAV-01).
    unique: [
      { type: 'site', field: 'hosts' },
      { type: 'site', field: 'siteNumber' },
    ],
    // What staff's forms refuse to publish is refused to every other writer, too (PLUS-08).
    check: { module: join(import.meta.dirname, '../../schemas/published-check.ts'), name: 'reasonsAgainstPublishing' },
    // Cookies know no ports: two instances on one machine would sign each other out.
    cookieName: `forecourt_session_${port}`,
    publicPath: '/lake',
    history,
  });
  return file;
}
