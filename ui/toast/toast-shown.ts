/** The document's event before a notice is shown: any other one disappears (SAVE-08). */
export const toastShown = 'forecourt:toast';

export const toastLooks = {
  region: 'pointer-events-none fixed inset-x-4 bottom-24 z-40 grid justify-items-center laptop:bottom-8 print:hidden',
  toast: 'on-night rounded-md px-5 py-3 text-small font-semibold shadow-3 motion-safe:animate-arrive',
};
