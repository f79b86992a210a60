'use client';

import { useEffect } from 'react';

/** Pictures that wait until they come near are fetched for paper, which has no scrolling that would bring them near. */
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
