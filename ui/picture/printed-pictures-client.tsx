'use client';

import { useEffect } from 'react';

/** Loads all lazy pictures before printing. */
export function PrintedPictures() {
  useEffect(() => {
    const paper = matchMedia('print');
    const onPaper = ({ matches }: MediaQueryListEvent) => matches && fetchAll();
    window.addEventListener('beforeprint', fetchAll);
    paper.addEventListener('change', onPaper);
    return () => {
      window.removeEventListener('beforeprint', fetchAll);
      paper.removeEventListener('change', onPaper);
    };
  }, []);
  return null;
}

function fetchAll(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) picture.loading = 'eager';
}
