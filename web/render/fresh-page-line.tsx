/**
 * States what has changed, with a button to reload; shown while the shopper is typing
 * (use-fresh-page-client.ts).
 */
export const FreshPageLine = ({ text }: { text: string }) => (
  <>
    {text}{' '}
    <button type="button" className="tap text-link underline underline-offset-3" onClick={() => location.reload()}>
      Show it
    </button>
  </>
);
