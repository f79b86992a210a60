import type { Services } from './services.ts';

/** What the terminal shows when everything is up: where to look and how to sign in. */
export function welcome({ web, staff, sandbox }: Services, seconds: number): string {
  const { port } = new URL(web.url);
  const sites = staff.flatMap(({ site }) => (site ? [`http://${site}.localhost:${port}`] : []));
  const desk = sites[0] ?? web.url;
  return [
    '',
    `Ready in ${seconds.toFixed(1)} s`,
    '',
    `  All demo sites   ${web.url}`,
    ...sites.map((site) => `                   ${site}`),
    `  Studio           ${desk}/studio`,
    `  Sandbox          ${sandbox.url}  (mails, texts, messages to lead systems and payments end here)`,
    ...signIns(staff),
    '',
    'Ctrl-C stops everything.',
    '',
  ].join('\n');
}

function signIns(staff: Services['staff']): string[] {
  const administrator = staff.find(({ site }) => !site);
  const dealer = staff.find(({ site }) => site);
  const line = ({ email, password }: { email: string; password: string }): string => `${email}  password ${password}`;
  return [
    administrator ? `  Sign in          ${line(administrator)}  (every site)` : null,
    dealer ? `                   ${line(dealer)}  (its own site; the other dealers alike)` : null,
  ].filter((text) => text !== null);
}
