/** What has changed, and the button that shows it; the page waits where the shopper is writing (use-fresh-page-client.ts). */
export const FreshPageLine = ({ text }: { text: string }) => (
  <>
    {text}{' '}
    <button type="button" className="tap text-link underline underline-offset-3" onClick={() => location.reload()}>
      Show it
    </button>
  </>
);
