/** `name.localhost` leads to the reader's own machine, on whatever port a developer has it. */
const isLocal = (name: string): boolean => /^(?:.+\.)?localhost$/i.test(name);

/**
 * The site's own address for links in mails, `https://host`. The Host header found the site by its
 * name, but its port is a claim of the sender: it counts only where staff gave the site this host
 * with this port. `hosts` are the site's, read only for a host with a port.
 */
export async function ownOrigin(headers: Headers, hosts: () => Promise<readonly string[]>): Promise<string> {
  const protocol = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https' ? 'https' : 'http';
  const host = headers.get('host') ?? '';
  const name = host.replace(/:\d*$/, '');
  const isOwn =
    name === host || isLocal(name) || (await hosts()).some((one) => one.toLowerCase() === host.toLowerCase());
  return `${protocol}://${isOwn ? host : name}`;
}
