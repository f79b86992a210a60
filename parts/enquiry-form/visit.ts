import type { Visit } from '@/domain/leads/user-data.ts';

const key = 'forecourt:visit';
const most = 20;

/** Keeps what this visit saw, for the enquiry that may come of it (FORM-06); gone when the tab is closed. Never throws. */
export function rememberVisit(): Visit {
  const before = readVisit();
  const { pathname, search } = window.location;
  const pages = before.pages.at(-1) === pathname ? before.pages : [...before.pages, pathname];
  const parameters = { ...before.parameters, ...Object.fromEntries(new URLSearchParams(search)) };
  const visit = {
    pages: pages.slice(-most),
    parameters: Object.fromEntries(Object.entries(parameters).slice(-most)),
  };
  try {
    sessionStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // A browser that keeps nothing tells of this page alone.
  }
  return visit;
}

function readVisit(): Visit {
  try {
    const { pages, parameters } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Visit>;
    return { pages: Array.isArray(pages) ? pages : [], parameters: parameters ?? {} };
  } catch {
    return { pages: [], parameters: {} };
  }
}
