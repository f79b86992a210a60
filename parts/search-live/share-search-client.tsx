'use client';

import { useEffect } from 'react';
import { Toast, useToast } from '@/ui/toast/toast-client.tsx';
import { isPlainClick } from './plain-click.ts';

const noticeMs = 3_000;

/**
 * Shares the link to a search by the phone's share sheet, else copies it. Without script it is a
 * plain link.
 */
export function ShareSearch() {
  const { text, show } = useToast();
  useEffect(() => {
    const share = async ({ href }: HTMLAnchorElement) => {
      const { shareAddress } = await import('@/parts/sharing/share-address.ts');
      const notice = await shareAddress({ title: document.title, url: href });
      if (notice) show(notice, noticeMs);
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-share]') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void share(link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [show]);
  return <Toast text={text} />;
}
