import { type AlertKind, alertKinds } from '@/domain/accounts/alerts/alert-kinds.ts';
import { oneClickPath } from '@/domain/accounts/alerts/alerts-path.ts';
import { Button, ButtonLink } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';

type Props = {
  dealer: string;
  token: string;
  /** Active kinds; empty if alerts are off. */
  kinds: readonly AlertKind[];
  /** The MAC from the confirmation mail; empty without one. */
  confirm: string;
  notice: string;
  garage: { path: string; title: string };
};

const texts: Readonly<Record<string, string>> = {
  stopped: 'Alerts are off. Nothing more is sent.',
  confirmed: 'Thank you. Alerts go to this email address from now on.',
  old: 'This link is no longer the latest. Save your alerts again, and we email you a new one.',
  wait: 'Too many tries from here. Please wait a quarter of an hour.',
  failed: 'That could not be saved. Please try again in a moment.',
};

/** Ends alerts, or confirms their mail address, without signing in. */
export function AlertsPage({ dealer, token, kinds, confirm, notice, garage }: Props) {
  const sentence = Object.hasOwn(texts, notice) ? texts[notice] : '';
  const confirmsAddress = confirm !== '' && sentence === '';
  const names = kinds.map((kind) => alertKinds[kind].title.toLowerCase());
  return (
    <Section heading={`Alerts from ${dealer}`} headingLevel={1}>
      <div className="grid max-w-[60ch] justify-items-start gap-5">
        {sentence && (
          <p role="status" className="rounded-md bg-info-bg p-4">
            {sentence}
          </p>
        )}
        {confirmsAddress && (
          <form method="post" action={oneClickPath(token)} className="grid justify-items-start gap-3">
            <input type="hidden" name="confirm" value={confirm} />
            <p>Did you switch on alerts by email? Confirm that this address is yours.</p>
            <Button kind="filled" type="submit">
              Confirm my email
            </Button>
          </form>
        )}
        {kinds.length > 0 && notice !== 'stopped' && (
          <form method="post" action={oneClickPath(token)} className="grid justify-items-start gap-3">
            <p>You get {new Intl.ListFormat('en-AU').format(names)}, in one message a day at most.</p>
            <Button kind={confirmsAddress ? 'outline' : 'filled'} type="submit">
              Stop all alerts
            </Button>
          </form>
        )}
        {kinds.length === 0 && sentence === '' && <p>Alerts are off. Nothing is sent.</p>}
        <ButtonLink kind="quiet" size={44} href={garage.path}>
          Open {garage.title}
        </ButtonLink>
      </div>
    </Section>
  );
}
