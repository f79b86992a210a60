const id = 'first-paint';

/**
 * The browser paints only after it has parsed the page up to here. Otherwise it paints what a slow
 * line or phone has parsed by chance: half a header, a hero that moves as its buttons come.
 * Browsers without `rel="expect"` (HTML standard, section 4.6.7.9) ignore the link.
 */
export const FirstPaint = () => (
  <>
    <link rel="expect" href={`#${id}`} blocking="render" />
    <template id={id} />
  </>
);
