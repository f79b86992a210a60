/**
 * A form that the browser posts by itself goes once with the same content: a second press would end the first request, and with it the cookies
 * of its response, after the server has done what was sent. Its button is busy until the next page is there. Other content goes at once; the
 * same goes again on a page that came back, and where nothing has followed for a time. Stands in the page's head as text and runs before
 * anything can be pressed. Uses nothing outside itself.
 */
export function sendOnce(): void {
  const againMs = 15_000;
  const sent = new Map<HTMLFormElement, { content: string; button: Element | null }>();
  const end = (form: HTMLFormElement, one = sent.get(form)) => {
    if (sent.get(form) !== one) return;
    one?.button?.removeAttribute('aria-busy');
    sent.delete(form);
  };
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
    const content = String([...new FormData(form, submitter)]);
    if (sent.get(form)?.content === content) return event.preventDefault();
    end(form);
    const one = { content, button: submitter ?? form.querySelector('[type=submit]') };
    sent.set(form, one);
    one.button?.setAttribute('aria-busy', 'true');
    setTimeout(end, againMs, form, one);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of [...sent.keys()]) end(form);
  });
}
