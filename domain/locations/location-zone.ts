/** The zone of a state's capital; Broken Hill and Lord Howe Island choose their own. */
const zoneOfState: Readonly<Record<string, string>> = {
  act: 'Australia/Sydney',
  nsw: 'Australia/Sydney',
  nt: 'Australia/Darwin',
  qld: 'Australia/Brisbane',
  sa: 'Australia/Adelaide',
  tas: 'Australia/Hobart',
  vic: 'Australia/Melbourne',
  wa: 'Australia/Perth',
};

/** Whether this machine has the time zone by that name ("Australia/Perth"). */
export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('en-AU', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** The clock of a place: its own zone where that exists, else its state's, else Brisbane's, the default state's (LOC-04). */
export function locationZone(timeZone: string, state: string): string {
  return isTimeZone(timeZone) ? timeZone : (zoneOfState[state.toLowerCase()] ?? 'Australia/Brisbane');
}

/**
 * Returns an error when a location's zone is unknown, or is not what the clocks of its state show,
 * or `true`.
 */
export function checkZone(timeZone: string | undefined, state: string | undefined): true | string {
  if (!timeZone || !isTimeZone(timeZone)) return 'There is no such time zone: choose one from the list.';
  const usual = zoneOfState[state?.toLowerCase() ?? ''];
  if (!usual || sameClock(timeZone, usual)) return true;
  return `Clocks in ${state?.toUpperCase()} usually follow ${usual}. Keep ${timeZone} only if this place does not.`;
}

/** Two zones show the same time in summer and in winter. */
function sameClock(one: string, other: string): boolean {
  const moments = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];
  const shown = (timeZone: string) =>
    moments.map((moment) => new Intl.DateTimeFormat('en-AU', { timeZone, timeStyle: 'short' }).format(moment)).join();
  return shown(one) === shown(other);
}
