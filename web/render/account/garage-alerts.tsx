import { consentTerms } from '@/domain/accounts/alerts/alert-consent.ts';
import { alertChannels, alertField, alertKinds } from '@/domain/accounts/alerts/alert-kinds.ts';
import { usualTimeZone } from '@/domain/locations/usual-time-zone.ts';
import { keysOf } from '@/domain/vocabulary/typed-keys.ts';
import { Button } from '@/ui/button/button.tsx';
import { dayAndTime } from './account-moments.ts';
import type { GarageProps } from './garage-props.ts';
import { GarageSection } from './garage-section.tsx';

const texts: Readonly<Record<string, string>> = {
  alerts: 'Your alerts are saved.',
  'alerts-off': 'Alerts are off. Nothing more is sent.',
  'alerts-confirm': 'Nearly there: open the link that we have just emailed you. Until then nothing is sent.',
  'alerts-unsent':
    'Your alerts are saved, but the email that confirms your address could not be sent. Try again later.',
};

/** Why nothing was changed. */
const problems: Readonly<Record<string, string>> = {
  'alerts-choose': 'Choose at least one alert. Nothing was changed.',
  'alerts-email': 'Add your email under My details first, then choose it here.',
  'alerts-wait': 'Your alerts were changed many times today. Nothing was changed now. Please try again tomorrow.',
};

/**
 * The shopper's alerts, each switched on by themselves; the consent text is stored as shown
 * (PLUS-21).
 */
export function GarageAlerts({
  site,
  garage: { alerts },
  account,
  timeZone,
  path,
  notice,
  shown,
}: GarageProps & { shown: string }) {
  const { consent, confirmedEmail } = alerts;
  const status = Object.hasOwn(texts, notice) ? texts[notice] : '';
  const problem = Object.hasOwn(problems, notice) ? problems[notice] : '';
  const channel = consent?.channel ?? 'sms';
  const waits = consent?.channel === 'mail' && account.email !== confirmedEmail;
  const addresses = { sms: shown, mail: account.email || 'your email under My details' };
  return (
    <GarageSection id="alerts" title="Alerts">
      {status && (
        <p role="status" className="mt-2 rounded-md bg-info-bg p-4 text-small">
          {status}
        </p>
      )}
      {problem && (
        <p role="alert" className="form-alert mt-2">
          {problem}
        </p>
      )}
      <form method="post" action="/api/account/alerts" className="grid gap-x-12 gap-y-6 pt-2 desk:grid-cols-2">
        <input type="hidden" name="back" value={path} />
        <fieldset className="field gap-4">
          <legend className="visually-hidden">Alert me of</legend>
          {keysOf(alertKinds).map((kind) => (
            <label key={kind} className="field-tick flex items-start gap-2">
              <input
                type="checkbox"
                name={alertField(kind)}
                value="on"
                defaultChecked={consent?.kinds.some((one) => one === kind)}
              />
              <span>
                <b className="block">{alertKinds[kind].title}</b>
                <span className="text-ink-2">{alertKinds[kind].text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="grid content-start gap-4">
          <fieldset className="field gap-3">
            <legend>Send by</legend>
            {Object.entries(alertChannels).map(([value, label]) => (
              <label key={value} className="field-tick">
                <input type="radio" name="channel" value={value} defaultChecked={value === channel} />
                <span>
                  {label}{' '}
                  <span className="text-ink-2 tabular-nums">to {addresses[value as keyof typeof addresses]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <p className="text-small">{consentTerms(site.name, timeZone || usualTimeZone)}</p>
          {waits && <p className="text-small">Waiting for you to open the link that we emailed to {account.email}.</p>}
          {consent && <p className="text-ink-2 text-small">You agreed on {dayAndTime(consent.agreedAt, timeZone)}.</p>}
          <div className="flex flex-wrap gap-3">
            <Button kind="outline" size={44} type="submit">
              {consent ? 'Save alerts' : 'Switch alerts on'}
            </Button>
            {consent && (
              <Button kind="quiet" size={44} type="submit" name="stop" value="yes">
                Stop all alerts
              </Button>
            )}
          </div>
        </div>
      </form>
    </GarageSection>
  );
}
