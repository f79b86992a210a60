import { type EndedKind, endedKinds, signInPath } from '@/domain/accounts/sign-in-path.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';

/** The message after a sign-out, only for a browser without a session. */
export const endedOf = (text: string | null, session: string): EndedKind | null =>
  session === '' ? (endedKinds.find((kind) => kind === text) ?? null) : null;

const texts: Record<EndedKind, string> = {
  here: 'Your sign-in is no longer in this browser, and neither are your number and details.',
  all: 'Your sign-in is no longer in this browser. Your other devices could not be signed out just now and may still be signed in: sign in here in a few minutes and sign out of all devices again.',
};

/** Shown after a sign-out that the records could not store. */
export const EndedHere = ({ kind }: { kind: EndedKind }) => (
  <Section heading={kind === 'all' ? 'Signed out in this browser only' : 'You are signed out'} headingLevel={1}>
    <p role="status" className="max-w-[60ch]">
      {texts[kind]}
    </p>
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink kind="filled" href="/">
        Home
      </ButtonLink>
      <ButtonLink kind="outline" href={signInPath({ back: '/' })}>
        Sign in
      </ButtonLink>
    </p>
  </Section>
);
