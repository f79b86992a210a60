import { renewOnceLeft } from '@/parts/saved-cars/renew-once-left.ts';
import { followVisit } from './follow-visit.ts';

/** Imported once the page is idle; starts on import. */
const { signal } = new AbortController();
renewOnceLeft(signal);
followVisit(signal);
