import { maskedMobile, readMobile } from '@/domain/accounts/mobile-number.ts';
import { type SignInTarget, signInPath } from '@/domain/accounts/sign-in-path.ts';
import { signInRules } from '@/domain/accounts/sign-in-rules.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import { imageAddress } from '@/domain/media/image-address.ts';
import type { SiteContact, SiteIdentity } from '@/domain/site/site-parts.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { type PricingSite, priceLine } from '@/domain/stock/vehicle-page/shown-price.ts';
import { Thumbnail } from '@/parts/saved-cars/thumbnail.tsx';
import { type ButtonKind, ButtonLink } from '@/ui/button/button.tsx';
import { SendButton } from '@/ui/button/send-button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import type { SignInForm } from '@/web/accounts/sign-in-form.ts';
import type { Challenge } from '@/web/records/sign-in-challenges.ts';
import { time } from './account-moments.ts';
import { codeCells } from './code-cells.ts';
import { CodeField } from './code-field-client.tsx';
import { LocalHearts } from './local-hearts-client.tsx';
import { PasskeyForm } from './passkey-form-client.tsx';
import { SandboxCodeNote } from './sandbox-code-note.tsx';

type SignInProps = {
  site: SiteIdentity & SiteContact & PricingSite;
  target: SignInTarget;
  /** The challenge of this browser; null before a code was requested. */
  challenge: Challenge | null;
  form: SignInForm;
  /** The vehicle from which the shopper came, if it is one of the site's. */
  vehicle: StockVehicle | null;
  /**
   * "first": this browser has used a passkey; "offer": the shopper has just signed in and may add
   * one.
   */
  passkey: 'first' | 'offer' | 'also';
  /** The sandbox's page of texts; empty for a real gateway. */
  inbox: string;
  isSandbox: boolean;
  timeZone: string;
  now: number;
};

/**
 * Sign-in with a code texted to a mobile number (SAVE-06, NAV-15): first the number, then the code,
 * beside the car to save.
 */
export function SignInPage(props: SignInProps) {
  const { target, vehicle, site } = props;
  return (
    <div className="wrap grid content-start gap-x-24 gap-y-8 py-8 laptop:grid-cols-[420px_minmax(0,1fr)] laptop:py-14">
      <div className="grid content-start gap-5">
        <p>
          <a href={target.back} className="tap inline-flex items-center gap-2 text-link underline underline-offset-3">
            <Icon name="arrow-left" size={17} />
            {vehicle ? 'Back to the car' : 'Back'}
          </a>
        </p>
        {step(props)}
        {site.phones.main && (
          <p className="text-ink-2 text-small">
            Rather talk to us?{' '}
            <a href={phoneHref(site.phones.main)} className="underline underline-offset-3">
              {formatPhone(site.phones.main)}
            </a>
          </p>
        )}
      </div>
      {vehicle && <SavedVehicle vehicle={vehicle} site={site} />}
    </div>
  );
}

function step(props: SignInProps) {
  if (props.passkey === 'offer') return <PasskeyOffer {...props} />;
  return props.challenge ? <CodeStep {...props} challenge={props.challenge} /> : <NumberStep {...props} />;
}

function NumberStep(props: SignInProps) {
  const { site, target, form, vehicle, now, timeZone, passkey } = props;
  const waits = form.againAt > now;
  return (
    <>
      <h1 className="text-h2">{vehicle ? 'Sign in to save this car' : 'Sign in'}</h1>
      {passkey === 'first' && (
        <>
          <UsePasskey {...props} kind="filled" />
          <Or />
        </>
      )}
      <p className="text-ink-2">
        We text you a 6-digit code. No password, and {site.name} won’t call this number unless you enquire.
      </p>
      <Problem form={form} timeZone={timeZone} now={now} />
      <form method="post" action="/api/account/code" className="grid gap-4">
        <Carried site={site} target={target} />
        <div className="field">
          <label htmlFor="phone">Mobile number</label>
          <input
            id="phone"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            maxLength={60}
            defaultValue={form.phone}
            aria-invalid={form.field === 'phone' ? true : undefined}
            aria-describedby={form.field === 'phone' ? 'phone-problem' : 'phone-help'}
          />
          {form.field === 'phone' ? (
            <p id="phone-problem" role="alert" className="field-problem">
              {form.problem}
            </p>
          ) : (
            <p id="phone-help" className="text-ink-2 text-small">
              Australian mobile, starting 04 or +61 4
            </p>
          )}
        </div>
        <SendButton kind={passkey === 'first' ? 'outline' : 'filled'} disabled={waits} sending="Texting your code…">
          Text me a code
        </SendButton>
      </form>
      {passkey === 'also' && (
        <>
          <Or />
          <UsePasskey {...props} kind="outline" />
        </>
      )}
      {vehicle && <p className="text-ink-2 text-small">You come straight back to the car, with it saved.</p>}
    </>
  );
}

/** Offers a passkey after a sign-in by code, once in a browser. */
function PasskeyOffer({ target, vehicle }: SignInProps) {
  return (
    <>
      <p role="status" className="rounded-md bg-info-bg p-4 text-small">
        You’re signed in.
      </p>
      <h1 className="text-h2">Sign in faster next time</h1>
      <p className="text-ink-2">
        A passkey signs you in with your face, your fingerprint or your screen lock, without a text. It stays on your
        devices. We never receive your face or fingerprint.
      </p>
      <PasskeyForm to="add" kind="filled" label="Add a passkey">
        <input type="hidden" name="redirect" value={target.redirect} />
      </PasskeyForm>
      <ButtonLink kind="quiet" href={target.redirect}>
        {vehicle ? 'Not now, back to the car' : 'Not now'}
      </ButtonLink>
    </>
  );
}

function UsePasskey({ site, target, kind }: SignInProps & { kind: ButtonKind }) {
  return (
    <PasskeyForm to="sign-in" kind={kind} label="Use a passkey">
      <Carried site={site} target={target} />
    </PasskeyForm>
  );
}

const Or = () => <p className="text-center text-ink-2 text-small noscript:hidden">or</p>;

/** Hidden fields: where the sign-in leads, and the vehicles to save. */
function Carried({ site, target }: Pick<SignInProps, 'site' | 'target'>) {
  return (
    <>
      <Target target={target} />
      <LocalHearts site={site.slug} also={target.car} />
    </>
  );
}

function CodeStep({
  target,
  challenge,
  form,
  inbox,
  isSandbox,
  timeZone,
  now,
}: SignInProps & { challenge: Challenge }) {
  const read = readMobile(challenge.phone);
  const shown = 'shown' in read ? maskedMobile(read.shown) : '';
  const againMs = challenge.createdAt.getTime() + signInRules.resendMs;
  const wrong = form.field === 'code';
  return (
    <>
      <h1 className="text-h2">Enter your code</h1>
      <p className="text-ink-2">
        Sent to <b className="text-ink tabular-nums">{shown}</b>.{' '}
        <a href={`${signInPath(target)}&change=1`} className="tap text-link underline underline-offset-3">
          Change number
        </a>
      </p>
      <Problem form={form} timeZone={timeZone} now={now} />
      <form method="post" action="/api/account/confirm" className="grid gap-4">
        <Target target={target} />
        <CodeField
          problem={wrong ? form.problem : ''}
          digits={signInRules.digits}
          look={codeCells(signInRules.digits, wrong)}
        />
        <SendButton kind="filled" sending="Signing in…">
          Sign in
        </SendButton>
      </form>
      <div className="text-ink-2 text-small">
        <p>
          Works once, until{' '}
          <span className="whitespace-nowrap tabular-nums">{time(challenge.expiresAt, timeZone)}</span>.
        </p>
        <form method="post" action="/api/account/code" className="mt-1">
          <Target target={{ ...target, car: challenge.cars.join(',') }} />
          <input type="hidden" name="phone" value={challenge.phone} />
          <SendButton
            kind="quiet"
            size={44}
            className="px-0! underline underline-offset-3"
            sending="Texting a new code…"
          >
            {againMs > now ? `Text me a new code (from ${time(againMs, timeZone, true)})` : 'Text me a new code'}
          </SendButton>
        </form>
      </div>
      {isSandbox && <SandboxCodeNote inbox={inbox} />}
    </>
  );
}

/** A problem of the whole form, and when to try again; problems of a field are at the field. */
function Problem({ form, timeZone, now }: Pick<SignInProps, 'form' | 'timeZone' | 'now'>) {
  if (form.problem === '' || form.field !== 'none') return null;
  return (
    <p role="alert" data-testid="error-warning" className="form-alert">
      {form.problem}
      {form.againAt > now && ` You can ask for a new one at ${time(form.againAt, timeZone, true)}.`}
    </p>
  );
}

function Target({ target }: { target: SignInTarget }) {
  return Object.entries(target).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function SavedVehicle({ vehicle, site }: { vehicle: StockVehicle; site: PricingSite }) {
  const { card } = vehicle;
  const [photo] = card.images;
  return (
    <aside
      aria-label="The car you are saving"
      className="grid content-start gap-4 max-laptop:-order-1 max-laptop:grid-cols-[112px_1fr] max-laptop:items-center"
    >
      {photo && (
        <Thumbnail src={imageAddress(photo, 1280, 'webp')} className="aspect-3/2 h-auto w-full rounded-lg bg-sunken" />
      )}
      <p>
        <b className="block">{card.name}</b>
        <span className="block text-ink-2 text-small">{card.badge}</span>
        <span className="text-small">{priceLine({ vehicle, site })}</span>
      </p>
    </aside>
  );
}
