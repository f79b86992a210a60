import { signInRules } from '@/domain/accounts/sign-in-rules.ts';
import { SendButton } from '@/ui/button/send-button.tsx';
import { codeCells } from '../account/code-cells.ts';
import { SandboxCodeNote } from '../account/sandbox-code-note.tsx';
import { Carried, type CheckoutProps, maskedPhone } from './checkout-parts.tsx';
import { Panel } from './hold-parts.tsx';

/** One field for the texted code, which phones suggest. */
export function CodeStep({ path, car, mode, isNextInLine, form, challenge, inbox }: CheckoutProps) {
  const wrong = form.field === 'code' && form.problem !== '';
  return (
    <Panel title="Confirm your mobile">
      <p className="mt-2 text-ink-2">
        We texted a 6-digit code to <b className="text-ink">{maskedPhone(challenge?.phone ?? '')}</b>. No account, no
        password.{' '}
        <a className="tap text-link underline underline-offset-3" href={`${path}?step=details`}>
          Change number
        </a>
      </p>
      {!wrong && form.problem && (
        <p role="alert" data-testid="error-warning" className="form-alert">
          {form.problem}
        </p>
      )}
      <form method="post" action="/api/checkout" className="mt-4 grid gap-4">
        <input type="hidden" name="action" value="confirm" />
        <Carried car={car} mode={mode} isNextInLine={isNextInLine} />
        <div className="field">
          <label htmlFor="code">6-digit code</label>
          <input
            id="code"
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? 'code-problem' : undefined}
            style={codeCells(signInRules.digits, wrong)}
          />
          {wrong && (
            <p id="code-problem" role="alert" className="field-problem">
              {form.problem}
            </p>
          )}
        </div>
        <SendButton kind="filled" sending="Confirming…">
          Confirm mobile
        </SendButton>
      </form>
      <form method="post" action="/api/checkout" className="mt-3">
        <input type="hidden" name="action" value="again" />
        <Carried car={car} mode={mode} isNextInLine={isNextInLine} />
        <button type="submit" className="tap text-link text-small underline underline-offset-3">
          Text me a new code
        </button>
      </form>
      {inbox !== null && <SandboxCodeNote inbox={inbox} className="mt-4" />}
    </Panel>
  );
}
