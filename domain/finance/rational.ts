/** An exact fraction. `bottom` is always positive. Not reduced: annuities are short-lived and small (a few thousand bits). */
export type Rational = { readonly top: bigint; readonly bottom: bigint };

/** The exact value of a number's shortest decimal notation: 8.5 is 85/10 and 0.1 is 1/10, not its nearest binary fraction. */
export function rational(value: number): Rational {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [integer = '0', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(integer + fraction);
  return places >= 0
    ? { top: digits, bottom: 10n ** BigInt(places) }
    : { top: digits * 10n ** BigInt(-places), bottom: 1n };
}

export function plus(a: Rational, b: Rational): Rational {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
}

export function over(a: Rational, b: Rational): Rational {
  if (b.top === 0n) throw new RangeError('division by zero');
  const sign = b.top < 0n ? -1n : 1n;
  return { top: a.top * b.bottom * sign, bottom: a.bottom * b.top * sign };
}

function floor(a: Rational): bigint {
  const quotient = a.top / a.bottom;
  return a.top < 0n && a.top % a.bottom !== 0n ? quotient - 1n : quotient;
}

export function ceiling(a: Rational): bigint {
  return -floor({ top: -a.top, bottom: a.bottom });
}

/** To the nearest integer; a half goes away from zero, as money is rounded by hand. */
export function nearest(a: Rational): bigint {
  const magnitude = a.top < 0n ? -a.top : a.top;
  const rounded = floor({ top: magnitude * 2n + a.bottom, bottom: a.bottom * 2n });
  return a.top < 0n ? -rounded : rounded;
}
