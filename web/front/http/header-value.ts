/** A text as a header may carry it: anything but visible ASCII is percent-encoded, as browsers send it in an address. Node throws otherwise. */
export const headerValue = (text: string): string => text.toWellFormed().replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
