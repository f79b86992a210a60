import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import { defineField, defineType } from 'sanity';
import { displayFaces } from '@/domain/site/theme.ts';
import { colourField } from '@/schemas/fields/colour.ts';
import { contrastMistakes } from '@/schemas/objects/theme-contrast.ts';

const faceTitle = (face: string) => face.charAt(0).toUpperCase() + face.slice(1);

const face = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    group: 'type',
    options: { list: displayFaces.map((value) => ({ value, title: faceTitle(value) })) },
  });

const measure = (name: string, title: string, from: number, to: number, group = 'type') =>
  defineField({
    name,
    title,
    group,
    type: 'number',
    description: `From ${from} to ${to}.`,
    validation: (rule) => rule.min(from).max(to),
  });

const choice = (name: string, title: string, list: { value: string; title: string }[]) =>
  defineField({
    name,
    title,
    type: 'string',
    group: 'shape',
    options: { list, layout: 'radio', direction: 'horizontal' },
  });

/**
 * The site's part of the visual system. All values are optional: empty ones come from the layer
 * below.
 */
export const theme = defineType({
  name: 'theme',
  title: 'Look',
  type: 'object',
  icon: ColorWheelIcon,
  groups: [
    { name: 'colour', title: 'Colours', default: true },
    { name: 'type', title: 'Type' },
    { name: 'shape', title: 'Shape' },
  ],
  fields: [
    defineField({ name: 'wordmark', title: 'Wordmark', type: 'wordmark', group: 'type' }),
    face('displayFace', 'Typeface of headings'),
    measure('displayWeight', 'Weight of headings', 100, 900),
    measure('displayWidthPercent', 'Width of headings, percent', 50, 150),
    measure('displayTrackEm', 'Space between letters of headings, em', -0.1, 0.1),
    face('textFace', 'Typeface of running text'),
    measure('figureWeight', 'Weight of prices', 100, 900),
    measure('figureWidthPercent', 'Width of prices, percent', 50, 150),
    measure('figureScale', 'Scale of prices', 0.7, 1.5),
    measure('titleWeight', 'Weight of card titles', 100, 900),
    measure('titleWidthPercent', 'Width of card titles, percent', 50, 150),
    colourField('page', 'Page', 'Behind everything.'),
    colourField('surface', 'Surface', 'Cards, panels and the header.'),
    colourField('sunken', 'Sunken', 'Fields and places that lie lower than the page.'),
    colourField('tint', 'Tint', 'A quiet wash of the brand behind a section.'),
    colourField('ink', 'Text', 'Running text and headings.'),
    colourField('ink2', 'Quiet text', 'Captions and facts; still easy to read.'),
    colourField('line', 'Quiet line', 'Between rows and around cards.'),
    colourField('line2', 'Line', 'Edges of fields and buttons; must stand out from the surface.'),
    colourField('brand', 'Brand', "Fields of the brand's colour."),
    colourField('onBrand', 'Text on brand', "Words on a field of the brand's colour."),
    colourField('action', 'Action', 'The main button.'),
    colourField('onAction', 'Text on action', 'Words on the main button.'),
    colourField('link', 'Link', 'Links in running text.'),
    colourField('night', 'Night', 'Footer and dark heroes.'),
    colourField('onNight', 'Text on night', 'Words on the dark colour.'),
    colourField('onNight2', 'Quiet text on night', 'Captions on the dark colour.'),
    measure('radius', 'Corner radius, pixels', 0, 20, 'shape'),
    measure('section', 'Space between sections, pixels', 56, 96, 'shape'),
    choice('hero', 'Hero', [
      { value: 'cinematic', title: 'Picture from edge to edge' },
      { value: 'field', title: "Field of the brand's colour" },
    ]),
    choice('card', 'Cards', [
      { value: 'line', title: 'Outlined' },
      { value: 'fill', title: 'Filled' },
    ]),
    choice('header', 'Header', [
      { value: 'surface', title: 'Surface colour' },
      { value: 'brand', title: 'Brand colour' },
    ]),
  ],
  validation: (rule) =>
    rule.custom((value) => {
      const mistakes = contrastMistakes(value);
      return mistakes.length > 0 ? mistakes : true;
    }),
});
