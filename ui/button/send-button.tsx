import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

/** The button of a form that the browser posts by itself. `sending` is on it while the form is on its way (`ui/hydration/send-once.ts`). */
export const SendButton = ({ sending, children, ...button }: ComponentProps<typeof Button> & { sending: string }) => (
  <Button {...button} type="submit">
    <span className="in-aria-busy:hidden">{children}</span>
    <span className="hidden in-aria-busy:inline">{sending}</span>
  </Button>
);
