import { rawExchange } from './raw.ts';
import { counted, sendRequest } from './send-request.ts';

const slug = 'southbank-ford';

/** `foreign`: bystanders whose response was to another request. */
type Smuggled = { sent: number; responses: string; foreign: number; faults: string[] };

/**
 * Requests that hide a sign-in in the body of a GET, HEAD, DELETE or OPTIONS, for which the content
 * service expects none, while others use the same shared connections.
 */
export async function smuggling(port: number, tries: number): Promise<Smuggled> {
  const host = `Host: ${slug}.localhost:${port}`;
  const form = 'email=nobody%40dealer.example&password=wrong';
  const signIn = `POST /auth/login HTTP/1.1\r\n${host}\r\nX-Forwarded-For: 203.0.113.9\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`;
  const chunk = `${signIn.length.toString(16)}\r\n${signIn}\r\n0\r\n\r\n`;
  const framings = [
    ['Transfer-Encoding: chunked', chunk],
    [`Content-Length: ${signIn.length}`, signIn],
    ['Transfer-Encoding: gzip, chunked', chunk],
    ['Transfer-Encoding: chunked\r\nContent-Length: 4', chunk],
  ] as const;
  const statuses: number[] = [];
  const faults: string[] = [];
  let foreign = 0;
  for (let at = 0; at < tries; at += 1) {
    const method = ['GET', 'HEAD', 'DELETE', 'OPTIONS'][at % 4];
    const [line, body] = framings[Math.floor(at / 4) % framings.length] ?? framings[0];
    const bytes = `${method} /lake/v1/ping HTTP/1.1\r\n${host}\r\n${line}\r\n\r\n${body}`;
    const [heard, ...bystanders] = await Promise.all([
      rawExchange(port, bytes),
      ...Array.from({ length: 4 }, () => sendRequest(port, 'harbour-ford', '/lake/v1/ping')),
    ]);
    const found = [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    statuses.push(found[0] ?? 0);
    if (found.length > 1) faults.push(`${method} with ${line}: ${found.length} answers to one request`);
    foreign += bystanders.filter(({ status, headers }) => status !== 200 || headers['set-cookie']).length;
  }
  if (foreign > 0) faults.push(`${foreign} bystanders got an answer that was not theirs`);
  return { sent: tries, responses: counted(statuses), foreign, faults };
}
