'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DealerPhone, revealDealerPhone } from './dealer-phone.ts';

type Props = {
  /** The number with asterisks. */
  masked: string;
  carType: string;
  carId: string;
  icon: ReactNode;
};

/** "Call the dealer" with a masked number, which comes from the server at the click (VDP-09). Without script the enquiry takes its place. */
export function RevealPhone({ masked, carType, carId, icon }: Props) {
  const [number, setNumber] = useState<DealerPhone | null>(null);
  const call = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (number) call.current?.focus({ preventScroll: true });
  }, [number]);
  return (
    <div className="flex items-center gap-3 border-b border-line py-3">
      {icon}
      <p className="min-w-0" aria-live="polite">
        <b className="block tabular-nums">{number?.phone ?? masked}</b>
        <span className="block text-small text-ink-2">Call the dealer</span>
      </p>
      <span className="ml-auto flex-none">
        {number ? (
          <a ref={call} href={number.href} data-counted className={action}>
            Call<span className="visually-hidden"> {number.phone}</span>
          </a>
        ) : (
          <>
            <button
              type="button"
              onClick={async () => setNumber(await revealDealerPhone(carType, carId))}
              className={`${action} noscript:hidden`}
            >
              Show number
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
