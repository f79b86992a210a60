import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * Filled: the main button of a view. Outline: a second one. Tonal: on cards, filled under the
 * pointer. Quiet: text only.
 */
export type ButtonKind = 'filled' | 'outline' | 'tonal' | 'quiet';
/** Height in pixels: 48 on pages and in dialogs, 44 in toolbars, 40 on cards. */
export type ButtonSize = 48 | 44 | 40;
type Look = { kind: ButtonKind; size?: ButtonSize };

/** A coloured area (banner, hero) sets the `--button-…` values for all its buttons. */
const kinds: Record<ButtonKind, string> = {
  filled:
    'bg-(--button-fill,var(--action)) text-(--button-ink,var(--on-action)) hover:bg-(--button-fill-hover,var(--action-hover)) print:border-line-2 print:bg-transparent print:text-ink',
  outline:
    'border-(--button-line,var(--line-2)) bg-(--button-ground,var(--surface)) text-(--button-line-ink,var(--ink)) hover:border-(--button-line-ink,var(--ink))',
  tonal: 'bg-tint text-link card-active:bg-action card-active:text-on-action',
  quiet: 'px-3 text-link hover:bg-tint',
};

const heights: Record<ButtonSize, string> = {
  48: 'min-h-12',
  44: 'min-h-11 text-control',
  40: 'min-h-[max(40px,var(--tap))] text-small',
};
const paddings: Record<ButtonSize, string> = { 48: 'px-5.5', 44: 'px-4.5', 40: 'px-3' };

function look({ kind, size = 48 }: Look, className?: string): string {
  return clsx('button', heights[size], kind !== 'quiet' && paddings[size], kinds[kind], className);
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a className={look({ kind, ...(size && { size }) }, className)} {...rest} />;
}

/** A button; `type` is `button` unless set. */
export function Button({ kind, size, className, type, ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type ?? 'button'} className={look({ kind, ...(size && { size }) }, className)} {...rest} />;
}
