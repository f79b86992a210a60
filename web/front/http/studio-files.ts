import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CompressedFiles } from './compressed-files.ts';
import { studioPolicy } from './content-security-policy.ts';
import { plainPage, respond } from './plain-responses.ts';
import { immutable, sendFile } from './static-files.ts';

export type StudioSettings = {
  projectId: string;
  dataset: string;
  embedded: boolean;
  /** Name of the embedded content service's session cookie. */
  sessionCookie?: string;
};

/** Where the studio of a hosted dataset goes: its API, its streams, its pictures and its sign-in. */
const hostedServices = ['https://*.sanity.io', 'wss://*.sanity.io', 'https://*.sanity-cdn.com'];

/** The studio's files under `/studio`; any other path is one of its own pages and gets the shell. */
export async function sendStudio(
  request: IncomingMessage,
  response: ServerResponse,
  files: CompressedFiles,
  settings: StudioSettings,
): Promise<void> {
  const path = (request.url ?? '').split('?')[0]?.replace(/^\/studio\/?/, '') ?? '';
  if (path === 'config.js')
    return respond(response, 200, 'text/javascript; charset=utf-8', studioConfiguration(settings));
  const file = await files.find(path);
  if (file && path !== 'index.html') {
    return sendFile(request, response, file, ['Cache-Control', path.startsWith('static/') ? immutable : 'no-cache']);
  }
  const shell = await files.find('index.html');
  if (!shell || (/\.[a-z0-9]{1,5}$/.test(path) && path !== 'index.html')) return plainPage(response, 404);
  if (settings.sessionCookie && !request.headers.cookie?.includes(`${settings.sessionCookie}=`))
    return toSignIn(request, response);
  const policy = studioPolicy(shell.plain.toString('utf8'), settings.embedded ? [] : hostedServices);
  sendFile(request, response, shell, ['Cache-Control', 'no-cache', 'Content-Security-Policy', policy]);
}

/**
 * Straight to the form: the studio would first request its user, and be refused. Hosted Sanity
 * keeps its session on its own host.
 */
function toSignIn(request: IncomingMessage, response: ServerResponse): void {
  const origin = encodeURIComponent(request.url ?? '/studio');
  response.writeHead(302, {
    Location: `/lake/auth/login?origin=${origin}`,
    'Cache-Control': 'no-store',
    'Content-Length': '0',
  });
  response.end();
}

/** Read by the studio before it starts: which content service it talks to is the environment's choice, not the build's. */
function studioConfiguration({ projectId, dataset, embedded }: StudioSettings): string {
  const apiHost = embedded ? `location.origin + '/lake'` : `'https://api.sanity.io'`;
  const fixed = JSON.stringify({ projectId, dataset, embedded });
  return `window.forecourtStudio = Object.assign(${fixed}, {apiHost: ${apiHost}});\n`;
}
