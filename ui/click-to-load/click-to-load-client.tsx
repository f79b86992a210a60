'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** The button's label: "Show the map". */
  label: string;
  /** A note about what the click does: "This loads content from YouTube." */
  note?: string | undefined;
  /** A link to the content itself, also without script. */
  link: { label: string; href: string };
  icon: ReactNode;
  /** A picture behind the button. */
  poster?: ReactNode;
  /** Rendered after the click, not before. */
  children: ReactNode;
};

/** Loads third-party content only after a click; then it replaces the button and gets the focus. */
export function ClickToLoad({ label, note, link, icon, poster, children }: Props) {
  const [loaded, setLoaded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (loaded) place.current?.querySelector<HTMLElement>('iframe, video')?.focus({ preventScroll: true });
  }, [loaded]);
  if (loaded) {
    return (
      <div ref={place} className="shown-later-loaded">
        {children}
      </div>
    );
  }
  return (
    <div className={poster ? 'shown-later-pictured' : 'shown-later-plain'}>
      {poster}
      <div className="shown-later-words">
        <button type="button" className="shown-later-show" onClick={() => setLoaded(true)}>
          <span className="shown-later-icon">{icon}</span>
          {label}
        </button>
        <p className="shown-later-note">
          {note && <span className="noscript:hidden">{note} </span>}
          <a href={link.href} target="_blank" rel="noopener noreferrer">
            {link.label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      </div>
    </div>
  );
}
