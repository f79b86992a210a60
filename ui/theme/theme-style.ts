import type { CSSProperties } from 'react';
import { blend, contrastRatio } from './colour.ts';

/** The values of a theme that component styles use. */
export type ThemeValues = {
  wordmark: { sizeRem: number; weight: number; widthPercent: number; trackEm: number };
  displayFace: string;
  displayWeight: number;
  displayWidthPercent: number;
  displayTrackEm: number;
  textFace: string;
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
  radius: number;
  section: number;
  hero: string;
  card: string;
  header: string;
};

/**
 * How much darker a filled button is under the pointer (visual direction, "Derived, never typed by
 * hand").
 */
const hoverTowardsBlack = 0.18;
/**
 * Below this contrast a button in the action colour would vanish on the brand colour: it takes its
 * text colour instead.
 */
const visibleOnBrand = 3;

/** The attributes of the root element for a theme: custom properties and three data attributes. */
export function themeAttributes(theme: ThemeValues) {
  const { hero, card, header } = theme;
  return { style: themeStyle(theme), 'data-hero': hero, 'data-card': card, 'data-header': header };
}

/**
 * A theme as custom properties. Dependent values (hover, the button on the brand colour) are
 * derived here.
 */
function themeStyle(theme: ThemeValues): CSSProperties {
  return { ...faces(theme), ...colours(theme), ...shape(theme) };
}

function faces(theme: ThemeValues) {
  const { wordmark } = theme;
  return {
    '--font-display': `var(--face-${theme.displayFace}), Arial, sans-serif`,
    '--font-text': `var(--face-${theme.textFace}), Arial, sans-serif`,
    '--display-weight': theme.displayWeight,
    '--display-width': `${theme.displayWidthPercent}%`,
    '--display-track': `${theme.displayTrackEm}em`,
    '--figure-weight': theme.figureWeight,
    '--figure-width': `${theme.figureWidthPercent}%`,
    '--figure-scale': theme.figureScale,
    '--title-weight': theme.titleWeight,
    '--title-width': `${theme.titleWidthPercent}%`,
    '--wordmark-size': `${wordmark.sizeRem}rem`,
    '--wordmark-weight': wordmark.weight,
    '--wordmark-width': `${wordmark.widthPercent}%`,
    '--wordmark-track': `${wordmark.trackEm}em`,
  };
}

function colours(theme: ThemeValues) {
  const flipped = contrastRatio(theme.action, theme.brand) < visibleOnBrand;
  return {
    '--page': theme.page,
    '--surface': theme.surface,
    '--sunken': theme.sunken,
    '--tint': theme.tint,
    '--ink': theme.ink,
    '--ink-2': theme.ink2,
    '--line': theme.line,
    '--line-2': theme.line2,
    '--brand': theme.brand,
    '--on-brand': theme.onBrand,
    '--action': theme.action,
    '--action-hover': blend(theme.action, '#000000', hoverTowardsBlack),
    '--on-action': theme.onAction,
    '--link': theme.link,
    '--night': theme.night,
    '--on-night': theme.onNight,
    '--on-night-2': theme.onNight2,
    '--field-action': flipped ? theme.onBrand : theme.action,
    '--on-field-action': flipped ? theme.brand : theme.onAction,
    '--field-action-hover': blend(
      flipped ? theme.onBrand : theme.action,
      '#000000',
      hoverTowardsBlack / (flipped ? 2 : 1),
    ),
  };
}

function shape({ radius, section }: ThemeValues) {
  return { '--r': `${radius}px`, '--section': `${section}px` };
}
