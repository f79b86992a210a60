import { garagePath } from '@/domain/accounts/garage-path.ts';
import type { SiteIdentity, SiteSwitches } from '@/domain/site/site-parts.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { toastLooks } from '@/ui/toast/toast-shown.ts';
import { SavedTrayClient } from './saved-tray-client.tsx';
import { trayId } from './tray-id.ts';

const looks = {
  ...toastLooks,
  button:
    'fixed right-(--gutter) bottom-4 z-30 inline-flex min-h-12 items-center gap-2 rounded-pill bg-ink px-4 font-semibold text-control text-page shadow-2 noscript:hidden print:hidden [&[hidden]]:hidden',
  count: 'min-w-6 rounded-pill bg-action px-1.5 text-center text-on-action text-small tabular-nums',
  panel:
    'fixed inset-auto right-(--gutter) bottom-20 m-0 max-h-[min(640px,calc(100dvh-112px))] w-[min(400px,calc(100vw-2*var(--gutter)))] overflow-y-auto rounded-lg border border-line bg-surface p-5 text-ink shadow-3 noscript:hidden print:hidden',
};

/** What this browser, or the signed-in shopper's account, saved on the site. */
export function SavedTray({ site }: { site: Pick<SiteIdentity, 'slug'> & SiteSwitches }) {
  const label = (
    <>
      <Icon name="heart" size={18} />
      Saved
      <span className="visually-hidden">: </span>
    </>
  );
  const head = (
    <div className="mb-2 flex items-center justify-between">
      <h2 tabIndex={-1} className="text-h3">
        Saved cars
      </h2>
      <button
        type="button"
        popoverTarget={trayId}
        popoverTargetAction="hide"
        aria-label="Close"
        className="-mr-2 grid size-11 place-items-center rounded-pill hover:bg-tint"
      >
        <Icon name="x" size={22} />
      </button>
    </div>
  );
  const garage = site.features.garagePages ? garagePath(site) : '';
  return <SavedTrayClient site={site.slug} garage={garage} label={label} head={head} looks={looks} />;
}
