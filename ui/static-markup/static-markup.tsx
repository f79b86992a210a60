import type { HTMLAttributes } from 'react';
import { AdoptedMarkup } from './adopted-markup-client.tsx';
import type { StaticElement } from './static-element.ts';
import { staticRenderer } from './static-renderer.ts';

type Props = HTMLAttributes<HTMLElement> & { as: StaticElement };
/**
 * An element whose content no script changes: the browser gets only its HTML, not the payload too.
 * Content with a client component is rendered as usual; so put client components beside a static
 * part, not inside one (docs/decisions/0009-static-markup.md).
 */
export function StaticMarkup({ as: Element, children, ...attributes }: Props) {
  const part = staticRenderer()?.write(children) ?? null;
  if (part === null) return <Element {...attributes}>{children}</Element>;
  return <AdoptedMarkup as={Element} part={part} {...attributes} />;
}
