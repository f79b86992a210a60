'use client';

import { type HTMLAttributes, useState } from 'react';
import type { StaticElement } from './static-element.ts';
import { staticRenderer } from './static-renderer.ts';

type Props = Omit<HTMLAttributes<HTMLElement>, 'children'> & { as: StaticElement; part: string };

/** The browser's side of `StaticMarkup`: React adopts the element with its existing HTML. */
export function AdoptedMarkup({ as: Element, part, ...attributes }: Props) {
  const [markup] = useState(() => ({ __html: htmlOf(part) }));
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React on the server, or read back from there.
    <Element {...attributes} data-part={part} dangerouslySetInnerHTML={markup} suppressHydrationWarning />
  );
}

function htmlOf(part: string): string {
  if (typeof document === 'undefined') return staticRenderer()?.read(part) ?? '';
  return document.querySelector(`[data-part="${part}"]`)?.innerHTML ?? '';
}
