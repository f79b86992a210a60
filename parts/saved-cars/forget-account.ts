/**
 * What belongs to an account leaves this browser with it (SAVE-06): at a sign-out, also of all devices, once the account is deleted or its
 * session has ended, and where another one signs in. `forecourt:account` is the mark of the session whose lists these are; lists of who never
 * signed in have none, and become those of the account that they join. Consent and what the device looked at stay. Uses nothing outside
 * itself: every page also carries it as text and runs it while it is read, before anything reads a list.
 */
export function forgetAccount(): void {
  const own =
    /^forecourt:(details|progress|sent|estimate|[^:]+:(favourites|compare|saved-searches|joined-(?:searches|favourites)))$/;
  try {
    const mark = /(?:^|; )forecourt_signed_in=([\w-]+)/.exec(document.cookie)?.[1] ?? '';
    const owner = localStorage.getItem('forecourt:account') ?? '';
    if (owner === mark) return;
    for (const store of owner ? [localStorage, sessionStorage] : [])
      for (const key of Object.keys(store)) if (own.test(key)) store.removeItem(key);
    localStorage.setItem('forecourt:account', mark);
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
}
