import { Button } from '@/ui/button/button.tsx';

type Props = {
  label: string;
  step: number;
  last: number;
  busy: boolean;
  /** Null where all steps are in sight. */
  onBack: (() => void) | null;
  onNext(): void;
};

/** Back, Continue, and the button that sends; without script the last one alone (FORM-05). */
export const FormButtons = ({ label, step, last, busy, onBack, onNext }: Props) => (
  <div className="form-buttons">
    {onBack && step > 0 && (
      <Button kind="outline" onClick={onBack}>
        Back
      </Button>
    )}
    {step < last && (
      <Button kind="filled" className="noscript:hidden" onClick={onNext}>
        Continue
      </Button>
    )}
    <Button
      kind="filled"
      type="submit"
      className={step < last ? '[@media(scripting:enabled)]:hidden' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {busy && <span className="form-spinner" aria-hidden />}
      {busy ? 'Sending…' : label}
    </Button>
  </div>
);
