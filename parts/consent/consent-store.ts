import {
  type ConsentClasses,
  type ConsentTerms,
  consentKey,
  readConsent,
  type StoredConsent,
  whomOf,
} from '@/domain/events/consent.ts';

/** With storage switched off a choice lasts as long as the page. */
let ofPage: StoredConsent | null = null;

/** The shopper's stored choice, and whether the browser itself refuses (Global Privacy Control). */
export function storedConsent(terms: ConsentTerms): { stored: StoredConsent | null; refuses: boolean } {
  const refuses = (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
  return { stored: ofPage ?? readConsent(stored(), terms, now()), refuses };
}

export function storeConsent(terms: ConsentTerms, classes: ConsentClasses): void {
  const choice = { ...classes, whom: whomOf(terms), at: now() };
  try {
    localStorage.setItem(consentKey, JSON.stringify(choice));
    ofPage = null;
  } catch {
    ofPage = choice;
  }
}

const personKey = 'forecourt:person';

/**
 * A random number that lets other companies connect this browser's pages; deleted when consent is
 * withdrawn. Empty without consent or storage.
 */
export function personOf(classes: Pick<ConsentClasses, 'visits' | 'ads'>): string {
  try {
    if (!classes.visits && !classes.ads) {
      localStorage.removeItem(personKey);
      return '';
    }
    const [one = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
    const person = localStorage.getItem(personKey) ?? `${one}.${other}`;
    localStorage.setItem(personKey, person);
    return person;
  } catch {
    return '';
  }
}

/** A browser's clock: no cached page depends on it. */
const now = (): number => Math.round(performance.timeOrigin + performance.now());

function stored(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}
