'use client';

import type { ReactNode } from 'react';
import { copyText } from '@/parts/sharing/copy-text.ts';
import { sharedByPhone } from '@/parts/sharing/shared-by-phone.ts';
import { Toast, useToast } from '@/ui/toast/toast-client.tsx';

type Props = {
  name: string;
  path: string;
  /**
   * `notice` names the vehicle for three seconds, `short` shows "Copied" for a second and a half,
   * `window` opens a small window (VDP-10).
   */
  kind: 'notice' | 'short' | 'window';
  icon: ReactNode;
};

/**
 * Shares the vehicle's address: by the phone's share sheet, a small window, or the clipboard
 * (VDP-10).
 */
export function Share({ name, path, kind, icon }: Props) {
  const { text, show } = useToast();
  const share = async () => {
    const url = window.location.origin + path;
    if (kind === 'window') {
      openWindow(url);
      return show('Opening Facebook', 3_000);
    }
    if (await sharedByPhone({ title: name, url })) return;
    if (!(await copyText(url))) return show(`The address is ${url}`, 8_000);
    if (kind === 'short') show('Copied', 1_500);
    else show(`Copied ${name} to your clipboard!`, 3_000);
  };
  return (
    <>
      <button type="button" className="vehicle-tool noscript:hidden" onClick={share}>
        {icon}
        Share
      </button>
      <Toast text={text} />
    </>
  );
}

function openWindow(url: string): void {
  const address = `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;
  window.open(address, 'share', 'width=550,height=400,noopener');
}
