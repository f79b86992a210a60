import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** Filled is the one of a view; outline stands beside it; tonal is for cards, which fill it under the pointer; quiet is text. */
export type ButtonKind = 'filled' | 'outline' | 'tonal' | 'quiet';
/** Height in pixels: 48 on pages and in dialogs, 44 in toolbars, 40 on cards. */
export type ButtonSize = 48 | 44 | 40;
type Look = { kind: ButtonKind; size?: ButtonSize };

const sizes = { 48: '', 44: styles.toolbar, 40: styles.card } as const;

function look({ kind, size = 48 }: Look, className?: string): string {
  return [styles.button, styles[kind], sizes[size], className].filter(Boolean).join(' ');
}

/** A link in a button's clothes. */
export function ButtonLink({ kind, size, className, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={look({ kind, size }, className)} {...rest} />;
}

/** A button; `type` is `button` unless it says otherwise. */
export function Button({ kind, size, className, type, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type ?? 'button'} className={look({ kind, size }, className)} {...rest} />;
}
