import type { ReactNode } from 'react';
import { StaticMarkup } from '../static-markup/static-markup.tsx';
import { ArrowLink } from './arrow-link.tsx';

type Tone = 'page' | 'surface' | 'sunken' | 'tint' | 'night';

type SectionProps = {
  /** Id of the section, for links to it. */
  anchor?: string | null | undefined;
  heading?: ReactNode;
  /** Text beside the heading, in the text face: a count, a place. */
  aside?: ReactNode;
  headingLevel?: 1 | 2;
  link?: { label: string; href: string } | null | undefined;
  /** Controls at the end of the heading's line. */
  controls?: ReactNode;
  tone?: Tone;
  /** On wide screens the heading and `under` have a column beside the content. */
  split?: boolean;
  /** Text under the heading. */
  under?: ReactNode;
  children: ReactNode;
  attributes?: Record<string, string>;
  headingAttributes?: Record<string, string>;
};

const tones: Record<Tone, string> = {
  page: 'section-gap',
  surface: 'section-band',
  sunken: 'section-gap section-foot bg-sunken [--card-fill:var(--surface)]',
  tint: 'section-gap section-foot bg-tint',
  night: 'section-gap section-foot on-night',
};

/**
 * A section of a page with its vertical spacing, and a heading with link and controls at its end.
 */
export function Section(props: SectionProps) {
  const { anchor, tone = 'page', children, attributes, under, split = false, heading } = props;
  const head = <SectionHead {...props} />;
  return (
    <StaticMarkup as="section" id={anchor ?? undefined} className={tones[tone]} {...attributes}>
      {split && (heading || under) ? (
        <div className="wrap section-split">
          <div>
            {head}
            {under}
          </div>
          <div>{children}</div>
        </div>
      ) : (
        <div className="wrap">
          {head}
          {under}
          {children}
        </div>
      )}
    </StaticMarkup>
  );
}

function SectionHead({ heading, aside, headingLevel = 2, link, controls, headingAttributes }: SectionProps) {
  if (!heading && !link && !controls) return null;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="section-head">
      {heading && (
        <Heading {...headingAttributes}>
          {heading}
          {aside && (
            <span className="ml-1.5 font-text text-body font-medium text-ink-2 tracking-[0] font-stretch-100%">
              {' '}
              {aside}
            </span>
          )}
        </Heading>
      )}
      {link && (
        <span className="ml-auto">
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </span>
      )}
      {controls}
    </div>
  );
}
