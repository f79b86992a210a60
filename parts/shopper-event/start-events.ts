import { followVisit } from './follow-visit.ts';

/** Comes by `import()` once the page has nothing else to do; to be loaded is all that it takes. */
followVisit(new AbortController().signal);
