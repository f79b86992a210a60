/**
 * A form that the browser posts by itself goes once with the same content: a second press would end the first request, and with it the cookies
 * of its response, after the server has done what was sent. Its button is busy until the next page is there. Other content goes at once; the
 * same goes again on a page that came back, and where nothing has followed for a time. It is in the page's head as text and runs before
 * anything can be pressed. Uses nothing outside itself.
 */
export function sendOnce(): void {
  const sent = new Map<HTMLFormElement, string>();
  const end = (form: HTMLFormElement, content?: string) => {
    if (sent.get(form) !== content) return;
    sent.delete(form);
    form.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  };
  addEventListener('submit', (event) => {
    const { target, submitter } = event;
    const form = target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'post') return;
    const content = String([...new FormData(form, submitter)]);
    if (sent.get(form) === content) return event.preventDefault();
    end(form, sent.get(form));
    sent.set(form, content);
    (submitter ?? form.querySelector('[type=submit]'))?.setAttribute('aria-busy', 'true');
    setTimeout(end, 15_000, form, content);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const one of sent) end(...one);
  });
}
