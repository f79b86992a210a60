import { type Route, route } from '../http/route.ts';
import { getFile, getImage } from './asset-files.ts';
import { getDocuments } from './documents.ts';
import { getExport } from './export.ts';
import { getDocumentEvents, getDocumentsAt, getTransactions } from './history.ts';
import { getInvitation, postInvitation } from './invitation.ts';
import { deleteMember, getMembers, postMember, postMemberInvitation } from './members.ts';
import { postActions, postMutations } from './mutate.ts';
import * as people from './people.ts';
import { getQuery, postQuery } from './query.ts';
import { always, getAuthId, getHealth, getReferencesTo } from './quiet.ts';
import { getHandoff, getLogin, logout, postHandoff, postHandoffConfirm, postLogin } from './sign-in.ts';
import { getListen, getLive } from './streams.ts';
import { postFile, postImage } from './upload.ts';

/** Every address of the service, without its version prefix. */
export const routes: readonly Route[] = [
  route('GET', '/health', getHealth, 'anyone'),

  route('GET', '/data/query/:dataset', getQuery),
  route('POST', '/data/query/:dataset', postQuery),
  route('GET', '/data/doc/:dataset/:ids', getDocuments),
  route('GET', '/data/export/:dataset', getExport),
  route('POST', '/data/mutate/:dataset', postMutations),
  route('POST', '/data/actions/:dataset', postActions),
  route('GET', '/data/listen/:dataset', getListen),
  route('GET', '/data/live/events/:dataset', getLive),
  route('GET', '/data/history/:dataset/transactions/:ids', getTransactions),
  route('GET', '/data/history/:dataset/documents/:ids', getDocumentsAt),
  route('GET', '/data/history/:dataset/events/documents/:ids', getDocumentEvents),
  route('GET', '/data/references/:dataset/documents/:id/to', getReferencesTo),

  route('POST', '/assets/images/:dataset', postImage),
  route('POST', '/assets/files/:dataset', postFile),
  route('GET', '/images/:project/:dataset/:name', getImage, 'anyone'),
  route('GET', '/images/:project/:dataset/:name/:vanity', getImage, 'anyone'),
  route('GET', '/files/:project/:dataset/:name', getFile, 'anyone'),
  route('GET', '/files/:project/:dataset/:name/:vanity', getFile, 'anyone'),

  route('GET', '/auth/login', getLogin, 'anyone'),
  route('POST', '/auth/login', postLogin, 'anyone'),
  route('GET', '/auth/logout', logout, 'anyone'),
  route('POST', '/auth/logout', logout, 'anyone'),
  route('POST', '/auth/handoff', postHandoff),
  route('GET', '/auth/handoff', getHandoff, 'anyone'),
  route('POST', '/auth/handoff/confirm', postHandoffConfirm, 'anyone'),
  route('GET', '/auth/invitation', getInvitation, 'anyone'),
  route('POST', '/auth/invitation', postInvitation, 'anyone'),
  route('GET', '/auth/id', getAuthId),
  route('GET', '/auth/providers', always({ providers: [] }), 'anyone'),

  route('GET', '/members', getMembers),
  route('POST', '/members', postMember),
  route('POST', '/members/:id/invitation', postMemberInvitation),
  route('DELETE', '/members/:id', deleteMember),

  route('GET', '/users/me', people.getMe),
  route('GET', '/users/me/keyvalue/:keys', people.getSettings),
  route('PUT', '/users/me/keyvalue', people.putSettings),
  route('GET', '/users/:ids', people.getUsers),
  route('GET', '/projects', people.getProjects),
  route('GET', '/projects/:project', people.getProject),
  route('GET', '/projects/:project/datasets', people.getDatasets),
  route('GET', '/projects/:project/datasets/:dataset/acl', people.getAccessControl),
  route('GET', '/projects/:project/datasets/:dataset/settings/indexing', always({})),
  route('GET', '/projects/:project/roles', people.getRoles),
  route('GET', '/projects/:project/grants', always({})),
  route('GET', '/projects/:project/user-applications', always([])),
  route('GET', '/projects/:project/new-content-release-allowed', always(false)),

  route('GET', '/ping', always({}), 'anyone'),
  route('GET', '/data/ping/:dataset', always({}), 'anyone'),
  route('GET', '/check/cors', always({ result: { allowed: true, withCredentials: true } }), 'anyone'),
  route('GET', '/help', always({})),
  route('GET', '/features', always([])),
  route('GET', '/geoip/country', always({ country: null })),
  route('GET', '/journey/*', always(null)),
  route('GET', '/media-libraries', always({ data: [] })),
  route('GET', '/access/requests/me', always([])),
  route('GET', '/access/project/:project/requests', always([])),
  route('GET', '/subscriptions/project/:project', always({})),
  route('GET', '/schedules/*', always({ schedules: [] })),
  route('POST', '/descriptors/claim', always({})),
  route('POST', '/descriptors/synchronize', always({})),
  route('GET', '/intake/telemetry-status', always({ status: 'denied' })),
  route('POST', '/intake/batch', always({})),
];
