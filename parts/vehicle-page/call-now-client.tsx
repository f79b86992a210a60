'use client';

import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/ui/button/button.tsx';
import { unavailableText, useDealerPhone } from './use-dealer-phone-client.ts';

type Props = { carType: string; carId: string; children: ReactNode };

/** Fetches the number at the press, dials it on a phone and shows it (VDP-04, VDP-09). */
export function CallNow({ carType, carId, children }: Props) {
  const { number, isPending, isFailed, button } = useDealerPhone(carType, carId, ({ href }) =>
    window.location.assign(href),
  );
  if (number)
    return (
      <ButtonLink
        kind="outline"
        size={44}
        className="whitespace-nowrap px-3!"
        ref={focusOn}
        href={number.href}
        data-counted
      >
        {number.phone}
      </ButtonLink>
    );
  return (
    <>
      {isFailed && (
        <p role="alert" className="absolute inset-x-0 bottom-full bg-surface px-(--gutter) py-3 text-small">
          {unavailableText}
        </p>
      )}
      <Button kind="outline" size={44} {...button}>
        {isPending ? 'Calling…' : children}
      </Button>
    </>
  );
}

/** The link replaces the focused button. */
const focusOn = (link: HTMLElement | null): void => link?.focus({ preventScroll: true });
