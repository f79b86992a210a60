import type { Plugin } from 'postcss';

const px = '([\\d.]+)px';
const below = new RegExp(`not (?:all and )?\\(min-width:\\s*${px}\\)(?!\\s*and)`, 'g');
const upTo = /\(max-width:\s*(\d+)px\)/g;
const from = new RegExp(`\\(min-width:\\s*${px}\\)`, 'g');

/**
 * One scale of widths: `(max-width: 759px)` and `not all and (min-width: 760px)` both become `(width<760px)`, so that the same condition
 * is written in one way, and nothing lies between it and `(width>=760px)`: windows and containers have fractions of a pixel.
 */
export const widthRanges = (): Plugin => ({
  postcssPlugin: 'width-ranges',
  OnceExit(root) {
    root.walkAtRules(/^(media|container)$/, (rule) => {
      rule.params = asRanges(rule.params);
    });
  },
});

export const asRanges = (params: string): string =>
  params
    .replaceAll(below, '(width<$1px)')
    .replaceAll(upTo, (_, width) => `(width<${Number(width) + 1}px)`)
    .replaceAll(from, '(width>=$1px)');
