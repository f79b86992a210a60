/**
 * Redirects requests for `<project>.<host>` to `apiHost` (`http://localhost:3000/lake`): the studio
 * prepends the project's name to the host, as for hosted Sanity, whatever its settings.
 */
export function homewardFetch(apiHost: string, projectId: string, onward: typeof fetch): typeof fetch {
  const astray = apiHost.replace('://', `://${projectId}.`);
  return (input, init) => {
    const address = addressOf(input);
    if (!address.startsWith(`${astray}/`)) return onward(input, init);
    const home = apiHost + address.slice(astray.length);
    return onward(input instanceof Request ? new Request(home, input) : home, init);
  };
}

/**
 * Responds locally to the studio's requests to Sanity's servers: module versions, feedback, error
 * traces and the HTTP version. Only with the embedded service, where nothing may leave the machine.
 */
export function quietFetch(onward: typeof fetch): typeof fetch {
  return async (input, init) => responseFor(new URL(addressOf(input), 'http://studio.invalid')) ?? onward(input, init);
}

function responseFor({ hostname, pathname, searchParams }: URL): Response | null {
  if (pathname.endsWith('/ping') && searchParams.get('tag')?.includes('protocol-check')) return Response.json({});
  if (!/(^|\.)(sanity\.io|sanity-cdn\.com|sanity\.work|sanity-cdn\.work)$/.test(hostname)) return null;
  return pathname.startsWith('/v1/modules/') ? Response.json({}) : new Response(null, { status: 503 });
}

function addressOf(input: RequestInfo | URL): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}
