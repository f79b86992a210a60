import { Button } from '@/ui/button/button.tsx';
import { day, dayAndTime } from './account-moments.ts';
import type { GarageProps } from './garage-props.ts';
import { GarageSection } from './garage-section.tsx';
import { PasskeyForm } from './passkey-form-client.tsx';

const row = 'flex flex-wrap items-center justify-between gap-3 border-line border-b py-3 text-small';

/** The account's sessions and passkeys. */
export function GarageDevices({ garage: { devices, passkeys }, session, path, timeZone }: GarageProps) {
  return (
    <GarageSection id="devices" title="Devices">
      <ul>
        {devices.map(({ id, device, createdAt, usedAt }) => (
          <li key={id} className={row}>
            <p>
              <b className="block">{device}</b>
              {id === session
                ? `This device, signed in ${day(createdAt, timeZone)}`
                : `Last used ${dayAndTime(usedAt, timeZone)}`}
            </p>
            {id !== session && (
              <form method="post" action="/api/account/sign-out">
                <input type="hidden" name="device" value={id} />
                <input type="hidden" name="back" value={path} />
                <Button kind="quiet" size={40} type="submit">
                  Sign out<span className="visually-hidden"> {device}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
        {passkeys.map(({ credential, device, host, createdAt }) => (
          <li key={credential} className={row}>
            <p>
              <b className="block">Passkey, {device}</b>
              Added {day(createdAt, timeZone)}
              {passkeys.some((other) => other.host !== host) && ` on ${host}`}
            </p>
            <form method="post" action="/api/account/passkey/remove">
              <input type="hidden" name="credential" value={credential} />
              <input type="hidden" name="back" value={path} />
              <Button kind="quiet" size={40} type="submit">
                Remove<span className="visually-hidden"> the passkey of {device}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <PasskeyForm to="add" kind="outline" label="Sign in faster next time">
          <p className="text-ink-2 text-small">
            A passkey signs you in with your face, your fingerprint or your screen lock, without a text.
          </p>
        </PasskeyForm>
      </div>
      <form method="post" action="/api/account/sign-out" className="mt-3">
        <input type="hidden" name="all" value="yes" />
        <input type="hidden" name="back" value="/" />
        <Button kind="outline" size={44} type="submit">
          Sign out of all devices
        </Button>
      </form>
    </GarageSection>
  );
}
