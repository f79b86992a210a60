import type { ServiceWatch } from '@/studio/service/service-watch.ts';

/**
 * Shows that the content service is down and what happens to unsaved text, and lets the browser
 * confirm before the window closes. It is outside the studio's React tree, which may be waiting or
 * have failed.
 */
export function notifyAbsence(watch: ServiceWatch, { body }: Document): void {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'status');
  notice.dataset.testid = 'service-notice';
  body.append(notice);
  const stay = (event: BeforeUnloadEvent) => event.preventDefault();
  watch.follow(() => {
    const { awaySince } = watch;
    notice.textContent = awaySince ? absence(awaySince) : '';
    Object.assign(notice.style, awaySince ? look : { display: 'none' });
    if (awaySince) window.addEventListener('beforeunload', stay);
    else window.removeEventListener('beforeunload', stay);
  });
}

function absence(since: Date): string {
  const time = since.toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });
  return `Not connected since ${time}. What you write is kept in this window and saved as soon as the connection is back. Keep the window open.`;
}

/** Above the footer of the form, where Publish is. */
const look: Partial<CSSStyleDeclaration> = {
  display: 'block',
  position: 'fixed',
  bottom: '64px',
  left: '50%',
  zIndex: '2000000',
  width: 'max-content',
  maxWidth: 'min(620px, calc(100vw - 32px))',
  padding: '12px 16px',
  border: '1px solid #6b4300',
  borderRadius: '6px',
  background: '#ffe6ad',
  color: '#6b4300',
  font: '500 14px/1.45 system-ui, sans-serif',
  transform: 'translateX(-50%)',
};
