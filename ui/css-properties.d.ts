import 'react';

declare module 'react' {
  /** Styles may set custom properties, which style sheets read. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
