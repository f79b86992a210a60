import { leanCss } from './lean-css.ts';

// Beside the app and never at the root: Vite would load it for the studio.
export default { plugins: ['@tailwindcss/postcss', leanCss()] };
