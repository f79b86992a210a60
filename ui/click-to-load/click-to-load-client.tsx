'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './click-to-load.module.css';

type Props = {
  /** What the button says: "Show the map". */
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

/** Keeps what comes from elsewhere away until the shopper asks for it; then it takes the place and the focus. */
export function ClickToLoad({ label, note, link, icon, poster, children }: Props) {
  const [loaded, setLoaded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (loaded) place.current?.querySelector<HTMLElement>('iframe, video')?.focus();
  }, [loaded]);
  if (loaded) {
    return (
      <div ref={place} className={styles.loaded}>
        {children}
      </div>
    );
  }
  return (
    <div className={poster ? styles.pictured : styles.plain}>
      {poster}
      <div className={styles.words}>
        <button type="button" className={styles.show} onClick={() => setLoaded(true)}>
          <span className={styles.icon}>{icon}</span>
          {label}
        </button>
        <p className={styles.note}>
          {note && <span className={styles.told}>{note} </span>}
          <a href={link.href} target="_blank" rel="noopener noreferrer">
            {link.label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      </div>
    </div>
  );
}
