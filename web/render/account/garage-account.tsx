import { sharingTerms } from '@/domain/accounts/sharing-terms.ts';
import { Button } from '@/ui/button/button.tsx';
import { dayAndTime } from './account-moments.ts';
import { GarageDevices } from './garage-devices.tsx';
import type { GarageProps } from './garage-props.ts';
import { GarageSection } from './garage-section.tsx';

type Props = GarageProps & { shown: string };

const message: Readonly<Record<string, string>> = {
  details: 'Your details are saved.',
  name: 'That name is too long. Your other details are unchanged.',
  lastName: 'That last name is too long. Your other details are unchanged.',
  email: 'That doesn’t look like an email address. Nothing was changed.',
  postcode: 'A postcode has four digits. Nothing was changed.',
  shared: 'Saved. The team sees your cars beside your next enquiry.',
  unshared: 'Saved. The team sees none of your cars.',
  unsure: 'Tick the box first, so that nothing is deleted by accident.',
  failed: 'That could not be saved. Please try again in a moment.',
};

/** The shopper's details and devices, the download of their data, and sign-out. */
export function GarageAccount(props: Props) {
  const copy = Object.hasOwn(message, props.notice) ? message[props.notice] : '';
  return (
    <>
      {copy && (
        <p role="status" className="rounded-md bg-info-bg p-4 text-small">
          {copy}
        </p>
      )}
      <div className="grid gap-12 desk:grid-cols-2">
        <Details {...props} />
        <GarageDevices {...props} />
      </div>
      <Sharing {...props} />
      <Data {...props} />
    </>
  );
}

function Details({ account, shown, path }: Props) {
  const fields = [
    ['name', 'First name', account.name, 'given-name', 'text'],
    ['lastName', 'Last name', account.lastName, 'family-name', 'text'],
    ['email', 'Email', account.email, 'email', 'email'],
    ['postcode', 'Postcode', account.postcode, 'postal-code', 'text'],
  ] as const;
  return (
    <GarageSection id="my-details" title="My details">
      <form method="post" action="/api/account/details" className="grid gap-4 pt-2">
        <input type="hidden" name="back" value={path} />
        <p className="text-small">
          Mobile <b className="tabular-nums">{shown}</b>, confirmed by a code
        </p>
        {fields.map(([name, label, value, autoComplete, type]) => (
          <div key={name} className="field">
            <label htmlFor={`my-${name}`}>{label}</label>
            <input
              id={`my-${name}`}
              name={name}
              type={type}
              autoComplete={autoComplete}
              maxLength={name === 'postcode' ? 4 : 200}
              defaultValue={value}
            />
          </div>
        ))}
        <div>
          <Button kind="outline" type="submit">
            Save my details
          </Button>
        </div>
      </form>
    </GarageSection>
  );
}

/** Off until the shopper switches it on; the consent text is stored as shown. */
function Sharing({ site, account, path, timeZone }: Props) {
  return (
    <section aria-labelledby="sharing" className="border-line border-t pt-8">
      <h3 id="sharing" className="scroll-mt-24 text-title">
        What the team sees
      </h3>
      <form method="post" action="/api/account/sharing" className="field mt-2 max-w-[70ch] gap-3">
        <input type="hidden" name="back" value={path} />
        <label className="field-tick">
          <input type="checkbox" name="share" value="on" defaultChecked={account.sharedAt !== null} />
          <span>{sharingTerms(site.name)}</span>
        </label>
        {account.sharedAt && (
          <p className="text-ink-2 text-small">You agreed on {dayAndTime(account.sharedAt, timeZone)}.</p>
        )}
        <div>
          <Button kind="outline" size={44} type="submit">
            Save my choice
          </Button>
        </div>
      </form>
    </section>
  );
}

function Data({ site, path, title, garage: { reservations } }: Props) {
  return (
    <section className="grid gap-8 border-line border-t pt-8 desk:grid-cols-2" aria-label="Your data">
      <div>
        <h3 className="text-title">Your data</h3>
        <p className="my-2 text-ink-2 text-small">Everything shown here, as one JSON file.</p>
        <a href="/api/account/export" download className="tap text-link underline underline-offset-3">
          Download my data
        </a>
      </div>
      <div>
        <h3 id="delete" className="scroll-mt-24 text-title">
          Delete {title}
        </h3>
        <p className="my-2 text-ink-2 text-small">
          Removes your number, details, saved cars and searches, alerts,{' '}
          {site.features.checkout ? 'passkeys, sign-ins, online purchases and places in line' : 'passkeys and sign-ins'}
          . Enquiries you have sent stay with {site.name} as its records.
          {(site.features.checkout || reservations.length > 0) &&
            ' So do reservations with a deposit, with their papers and payment records: tax law has a dealer keep them for five years. Your name and number are removed from others once they are over. Deleting does not cancel a reservation.'}
        </p>
        <form method="post" action="/api/account/delete" className="field gap-3">
          <input type="hidden" name="back" value={path} />
          <label className="field-tick">
            <input type="checkbox" name="sure" value="yes" />
            <span>Yes, delete all of it. This cannot be undone.</span>
          </label>
          <div>
            <Button kind="outline" size={44} type="submit">
              Delete
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}
