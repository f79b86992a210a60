export const displayFaces = [
  'archivo',
  'bricolage',
  'familjen',
  'schibsted',
  'geologica',
  'figtree',
  'instrument',
] as const;
export type Face = (typeof displayFaces)[number];

/** The tenant's half of the visual system: about twenty values (visual direction, "The theme in the CMS"). Colours are #rrggbb. */
export type Theme = {
  wordmark: {
    first: string;
    second: string;
    divider: boolean;
    sizeRem: number;
    weight: number;
    widthPercent: number;
    trackEm: number;
  };
  displayFace: Face;
  displayWeight: number;
  displayWidthPercent: number;
  displayTrackEm: number;
  textFace: Face;
  figureWeight: number;
  figureWidthPercent: number;
  figureScale: number;
  titleWeight: number;
  titleWidthPercent: number;
  page: string;
  surface: string;
  sunken: string;
  tint: string;
  ink: string;
  ink2: string;
  line: string;
  line2: string;
  brand: string;
  onBrand: string;
  action: string;
  onAction: string;
  link: string;
  night: string;
  onNight: string;
  onNight2: string;
  /** Corner radius in pixels, 0 to 20. */
  radius: number;
  /** Space between sections in pixels, 56 to 96. */
  section: number;
  hero: 'cinematic' | 'field';
  card: 'line' | 'fill';
  header: 'surface' | 'brand';
};
