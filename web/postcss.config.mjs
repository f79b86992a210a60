import { leanCss } from './style-sheet/lean-css.ts';
import { widthRanges } from './style-sheet/width-ranges.ts';

// Beside the app and never at the root: Vite would load it for the studio.
export default { plugins: ['@tailwindcss/postcss', leanCss(), widthRanges()] };
