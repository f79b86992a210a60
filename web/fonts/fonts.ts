import localFont from 'next/font/local';
import type { Face, Theme } from '@/domain/site/theme.ts';

// Next reads these calls while it builds: each value must be a literal here.
const archivo = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  variable: '--face-archivo',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
  display: 'swap',
  preload: false,
});
const bricolage = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  variable: '--face-bricolage',
  weight: '200 800',
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
  display: 'swap',
  preload: false,
});
const familjen = localFont({
  src: '../../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  variable: '--face-familjen',
  weight: '400 700',
  display: 'swap',
  preload: false,
});
const schibsted = localFont({
  src: '../../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  variable: '--face-schibsted',
  weight: '400 900',
  display: 'swap',
  preload: false,
});
const geologica = localFont({
  src: '../../node_modules/@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2',
  variable: '--face-geologica',
  weight: '100 900',
  display: 'swap',
  preload: false,
});
const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--face-figtree',
  weight: '300 900',
  display: 'swap',
  preload: false,
});
const instrument = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  variable: '--face-instrument',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
  display: 'swap',
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
