/** The theme values that a layer may set; every field optional. */
export const themeFragment = `
  wordmark{first, second, divider, sizeRem, weight, widthPercent, trackEm},
  displayFace, displayWeight, displayWidthPercent, displayTrackEm, textFace,
  figureWeight, figureWidthPercent, figureScale, titleWeight, titleWidthPercent,
  page, surface, sunken, tint, ink, ink2, line, line2, brand, onBrand, action, onAction, link, night, onNight, onNight2,
  radius, section, hero, card, header
`;
