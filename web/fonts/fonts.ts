import localFont from 'next/font/local';
import type { Face, Theme } from '@/domain/site/theme.ts';

// Next reads these calls while it builds: each value must be a literal here. `optional`: the files
// are preloaded and nearly always there for the first paint; one that comes late is cached for the
// next page, since lines that break anew would move the page under a finger.
const archivo = localFont({
  src: './files/archivo.woff2',
  variable: '--face-archivo',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  display: 'optional',
  preload: false,
});
const bricolage = localFont({
  src: './files/bricolage.woff2',
  variable: '--face-bricolage',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '85% 100%' }],
  display: 'optional',
  preload: false,
});
const familjen = localFont({
  src: './files/familjen.woff2',
  variable: '--face-familjen',
  weight: '400 700',
  display: 'optional',
  preload: false,
});
const schibsted = localFont({
  src: './files/schibsted.woff2',
  variable: '--face-schibsted',
  weight: '400 800',
  display: 'optional',
  preload: false,
});
const geologica = localFont({
  src: './files/geologica.woff2',
  variable: '--face-geologica',
  weight: '300 800',
  display: 'optional',
  preload: false,
});
const figtree = localFont({
  src: './files/figtree.woff2',
  variable: '--face-figtree',
  weight: '400 800',
  display: 'optional',
  preload: false,
});
const instrument = localFont({
  src: './files/instrument.woff2',
  variable: '--face-instrument',
  weight: '400 700',
  display: 'optional',
  preload: false,
});

const faces: Record<Face, { variable: string }> = {
  archivo,
  bricolage,
  familjen,
  schibsted,
  geologica,
  figtree,
  instrument,
};

/** Classes that define the two faces of a theme (`--face-<name>`); a browser fetches only the files that its page uses. */
export function fontClasses({ displayFace, textFace }: Pick<Theme, 'displayFace' | 'textFace'>): string {
  return [...new Set([faces[displayFace].variable, faces[textFace].variable])].join(' ');
}
