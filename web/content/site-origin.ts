/**
 * The address that pages of a site are published at: `https://` and its first host name; for a site
 * without one, which is reached by its name on this machine alone,
 * `http://<slug>.localhost:<port>`. From the content and the configuration, never from a request:
 * pages are stored for everybody. Null where the port is not set either (0).
 */
export function siteOrigin(slug: string, hosts: readonly string[], port: number): string | null {
  const [host] = hosts;
  if (host) return `https://${host}`;
  return port === 0 ? null : `http://${slug}.localhost:${port}`;
}
