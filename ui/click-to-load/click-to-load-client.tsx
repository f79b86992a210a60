'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  /** The button's label: "Show the map". */
  label: string;
  /** What the click does that shoppers may not expect: "This loads content from YouTube." */
  note?: string | undefined;
  /** Where to go instead, also without script. */
  link: { label: string; href: string };
  icon: ReactNode;
  /** A picture that fills the place, under the button. */
  poster?: ReactNode;
  /** What is put in the place by the click, and not before. */
  children: ReactNode;
};

/** Loads nothing from elsewhere until the shopper clicks; then it takes the place and the focus. */
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
