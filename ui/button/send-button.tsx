import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

/**
 * The submit button of a form without script. `sending` is its label while the form is being sent
 * (`ui/hydration/send-once.ts`).
 */
export const SendButton = ({ sending, children, ...button }: ComponentProps<typeof Button> & { sending: string }) => (
  <Button {...button} type="submit">
    <span className="in-aria-busy:hidden">{children}</span>
    <span className="hidden in-aria-busy:inline">{sending}</span>
  </Button>
);
