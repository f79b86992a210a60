import { Button } from '@/ui/button/button.tsx';

type Props = {
  label: string;
  step: number;
  last: number;
  busy: boolean;
  /** Null where all steps are shown at once. */
  onBack: (() => void) | null;
  onNext(): void;
};

/** Back, Continue and Send; without script only Send (FORM-05). */
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
