/**
 * Removes an account's data from this browser (SAVE-06) when its session has ended: by sign-out,
 * also of all devices, deletion or expiry, or because another account signs in. `forecourt:account`
 * holds the session mark to which the lists belong. Lists of a shopper who never signed in have no
 * mark, and join the next account. Consent and viewed vehicles stay. Self-contained: every page
 * carries its source as an inline script, which runs before anything reads a list.
 */
export function forgetAccount(): void {
  const own =
    /^forecourt:(details|progress|sent|estimate|left:(favourite|compare)|[^:]+:(favourites|compare|saved-searches|joined-(?:searches|favourites)))$/;
  try {
    const mark = /(?:^|; )forecourt_signed_in=([\w-]+)/.exec(document.cookie)?.[1] ?? '';
    const owner = localStorage.getItem('forecourt:account') ?? '';
    if (owner === mark) return;
    for (const store of owner ? [localStorage, sessionStorage] : [])
      for (const key of Object.keys(store)) if (own.test(key)) store.removeItem(key);
    localStorage.setItem('forecourt:account', mark);
  } catch {
    // Without storage there is nothing to remove.
  }
}
