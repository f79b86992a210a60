'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { unavailableText, useDealerPhone } from './use-dealer-phone-client.ts';

type Props = {
  /** The number with asterisks. */
  masked: string;
  carType: string;
  carId: string;
  icon: ReactNode;
};

/**
 * "Call the dealer" with a masked number; the click fetches it (VDP-09). Without script the link to
 * the enquiry is shown instead.
 */
export function RevealPhone({ masked, carType, carId, icon }: Props) {
  const { number, isPending, isFailed, button } = useDealerPhone(carType, carId);
  const call = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (number) call.current?.focus({ preventScroll: true });
  }, [number]);
  return (
    <div className="flex items-center gap-3 border-b border-line py-3">
      {icon}
      <p className="min-w-0" aria-live="polite">
        <b className="block tabular-nums">{number?.phone ?? masked}</b>
        <span className="block text-small text-ink-2">{isFailed ? unavailableText : 'Call the dealer'}</span>
      </p>
      <span className="ml-auto flex-none">
        {number ? (
          <a ref={call} href={number.href} data-counted className={action}>
            Call<span className="visually-hidden"> {number.phone}</span>
          </a>
        ) : (
          <>
            <button type="button" {...button} className={`${action} noscript:hidden`}>
              {isPending ? 'One moment…' : 'Show number'}
            </button>
            <a
              href="#enquire"
              className="tap hidden items-center text-small font-semibold text-link noscript:inline-flex"
            >
              Send an enquiry
            </a>
          </>
        )}
      </span>
    </div>
  );
}

const action = 'tap inline-flex items-center text-small font-semibold text-link';
