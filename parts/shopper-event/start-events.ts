import { renewOnceLeft } from '@/parts/saved-cars/renew-once-left.ts';
import { followVisit } from './follow-visit.ts';

/** Comes by `import()` once the page has nothing else to do; to be loaded is all that it takes. */
const { signal } = new AbortController();
renewOnceLeft(signal);
followVisit(signal);
