'use client';

import { type CSSProperties, type FormEvent, useEffect, useRef, useState } from 'react';

/** `look`: the styles of `codeCells`. */
type Props = { problem: string; digits: number; look: CSSProperties };

/**
 * A field for the code, shown as cells. Six digits submit the form; phones suggest the texted code.
 * The form also sends whether this device can have a passkey.
 */
export function CodeField({ problem, digits, look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement === document.body) field.focus({ preventScroll: true });
  }, []);
  const [canHold, setCanHold] = useState(false);
  useEffect(() => {
    if (typeof PublicKeyCredential === 'undefined') return;
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(setCanHold, () => undefined);
  }, []);
  const onInput = ({ currentTarget: field }: FormEvent<HTMLInputElement>) => {
    const code = field.value.normalize('NFKC').replaceAll(/\D/g, '');
    if (code.length !== digits) return;
    field.value = code;
    field.form?.requestSubmit();
  };
  return (
    <div className="field">
      {canHold && <input type="hidden" name="passkeys" value="1" />}
      <label htmlFor="code">6-digit code</label>
      <input
        ref={input}
        id="code"
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        onInput={onInput}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'code-problem' : undefined}
        style={look}
      />
      {problem && (
        <p id="code-problem" role="alert" className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
