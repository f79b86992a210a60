import type { Visit } from '@/domain/leads/user-data.ts';

/**
 * Stores the pages and parameters of this visit for an enquiry (FORM-06); deleted with the tab.
 * Never throws. Self-contained: every page carries its source as an inline script, which runs
 * before a first press can lead away.
 */
export function rememberVisit(): Visit {
  const key = 'forecourt:visit';
  const max = 20;
  let before: Visit = { pages: [], parameters: {} };
  try {
    const { pages, parameters } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    before = { pages: Array.isArray(pages) ? pages : [], parameters: parameters ?? {} };
  } catch {
    // Unreadable entries are ignored.
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
    // Without storage only this page is reported.
  }
  return visit;
}
