import {
  allClasses,
  type ConsentClasses,
  type ConsentTerms,
  consentOf,
  isConsentDue,
} from '@/domain/events/consent.ts';
import { showBar } from './consent-bar.ts';
import { openChoices } from './consent-choices.ts';
import { storeConsent, storedConsent } from './consent-store.ts';
import { consentStyle } from './consent-style.ts';
import { make } from './make-element.ts';

/** The link at the foot of each page. */
const linkHash = '#privacy-choices';

/**
 * Shows the bar until the shopper has chosen, opens the choices from the link in the footer, and
 * reports each choice.
 */
export function followConsent(
  terms: ConsentTerms,
  store: string,
  changed: (classes: ConsentClasses) => void,
  signal: AbortSignal,
): void {
  document.head.append(make('style', {}, consentStyle));
  let hideBar = (): void => undefined;
  const save = (classes: ConsentClasses) => {
    storeConsent(terms, classes);
    hideBar();
    hideBar = () => undefined;
    changed(consentOf(terms, storedConsent(terms)));
  };
  const choose = () => {
    const found = storedConsent(terms);
    openChoices({ terms, store, now: consentOf(terms, found), refused: found.refuses && !found.stored, save });
  };
  if (isConsentDue(storedConsent(terms)))
    hideBar = showBar(terms, store, {
      allow: () => save(allClasses(true)),
      refuse: () => save(allClasses(false)),
      choose,
    });
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest(`a[href="${linkHash}"]`) : null;
      if (!link) return;
      event.preventDefault();
      choose();
    },
    { signal },
  );
  // The link was followed before this script ran. A reload must not open the choices again.
  if (location.hash !== linkHash) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  choose();
}
