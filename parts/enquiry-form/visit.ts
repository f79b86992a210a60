import type { Visit } from '@/domain/leads/user-data.ts';

/**
 * Stores what this visit saw, for the enquiry that may come of it (FORM-06); gone when the tab is closed. Never throws. Uses nothing
 * outside itself: every page also carries it as text and runs it while it is read, before a first press can lead away.
 */
export function rememberVisit(): Visit {
  const key = 'forecourt:visit';
  const max = 20;
  let before: Visit = { pages: [], parameters: {} };
  try {
    const { pages, parameters } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    before = { pages: Array.isArray(pages) ? pages : [], parameters: parameters ?? {} };
  } catch {
    // What a browser has lost or another script has spoilt is forgotten.
  }
  const { pathname, search } = window.location;
  const pages = before.pages.at(-1) === pathname ? before.pages : [...before.pages, pathname];
  const parameters = { ...before.parameters, ...Object.fromEntries(new URLSearchParams(search)) };
  const visit = {
    pages: pages.slice(-max),
    parameters: Object.fromEntries(Object.entries(parameters).slice(-max)),
  };
  try {
    sessionStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // A browser that stores nothing reports this page alone.
  }
  return visit;
}
