export const dynamic = 'force-dynamic';

/** Shop pages are open to crawlers, the desk and the services behind the site are not. */
export function GET(): Response {
  const lines = ['User-agent: *', 'Disallow: /studio', 'Disallow: /lake', 'Disallow: /api/', ''];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
