'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { QuickView } from '@/domain/stock/quick-view.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { LazyDialog, warmDialog } from '@/ui/dialog/lazy-dialog-client.tsx';

type Shown = { slug: string; view: QuickView | 'failed' | null };

/** The glance at a vehicle of the list: its photos, facts and price in a dialog that is fetched when it is first asked for. */
export function QuickViews({ closeIcon }: { closeIcon: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-quick]') : null;
      const slug = button?.dataset.quick;
      if (!button || !slug) return;
      opener.current = button;
      setShown({ slug, view: null });
      fetchView(slug, signal).then(
        (view) => setShown((now) => (now?.slug === slug ? { slug, view } : now)),
        () => setShown((now) => (now?.slug === slug ? { slug, view: 'failed' } : now)),
      );
    };
    const onOver = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-quick]')) warmDialog();
    };
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('pointerover', onOver, { signal, passive: true });
    return () => end.abort();
  }, []);
  const view = shown?.view ?? null;
  const isHere = view !== null && view !== 'failed';
  return (
    <LazyDialog
      open={shown !== null}
      onClose={() => setShown(null)}
      label="Quick view"
      title={isHere ? view.name : 'Quick view'}
      closeIcon={closeIcon}
      opener={opener}
    >
      {isHere && <Glance view={view} />}
      {view === null && <p role="status">One moment…</p>}
      {view === 'failed' && (
        <p role="alert">
          This car cannot be shown here right now.{' '}
          <a className="text-link underline underline-offset-3" href={`/cars/${shown?.slug ?? ''}`}>
            Open its page
          </a>
        </p>
      )}
    </LazyDialog>
  );
}

function Glance({ view: { slug, name, subtitle, price, facts, features, photos } }: { view: QuickView }) {
  return (
    <>
      {photos.length > 0 && (
        <ul
          aria-label="Photos"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
          tabIndex={0}
          className="-mx-6 mb-4 flex snap-x snap-mandatory overflow-x-auto bg-sunken"
        >
          {photos.map((photo, at) => (
            <li key={photo} className="aspect-3/2 w-full shrink-0 snap-start">
              {/* biome-ignore lint/performance/noImgElement: the image route is ours. */}
              <img
                src={photo}
                alt={`${name}, ${at + 1} of ${photos.length}`}
                loading={at === 0 ? 'eager' : 'lazy'}
                width={850}
                height={567}
                className="size-full object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-2">{subtitle}</p>
      <p className="figure mt-1 text-price-l">{price}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 text-small">
        {facts.map(([fact, value]) => (
          <div key={fact} className="flex justify-between gap-3 border-line border-b pb-1.5">
            <dt className="text-ink-2">{fact}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {features.length > 0 && <p className="mt-4 text-ink-2 text-small">{features.join(' · ')}</p>}
      <p className="mt-5 grid grid-cols-2 gap-2">
        <ButtonLink kind="filled" size={44} href={`/cars/${slug}`}>
          See this car
        </ButtonLink>
        <ButtonLink kind="outline" size={44} href={`/cars/${slug}#enquire`}>
          Enquire
        </ButtonLink>
      </p>
    </>
  );
}

async function fetchView(slug: string, signal: AbortSignal): Promise<QuickView> {
  const answer = await fetch(`/api/quick-view?slug=${encodeURIComponent(slug)}`, { signal });
  if (!answer.ok) throw new Error(`${answer.status} for ${slug}`);
  return answer.json() as Promise<QuickView>;
}
