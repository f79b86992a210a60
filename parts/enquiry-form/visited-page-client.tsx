'use client';

import { useEffect } from 'react';
import { rememberVisit } from './visit.ts';

/** Remembers in this tab that the page was seen, for the enquiry that may come of the visit (FORM-06). Shows nothing. */
export function VisitedPage() {
  useEffect(() => {
    rememberVisit();
  }, []);
  return null;
}
