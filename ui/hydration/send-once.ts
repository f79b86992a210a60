/**
 * Sends a native form only once with the same content: a second press would abort the first request
 * and lose its response's cookies, although the server has handled it. The button is busy until the
 * next page. Changed content is sent at once; the same content again on a page restored by Back, or
 * if no page has followed for a time. Self-contained: its source is an inline script in the head.
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
