import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { Feed, MadeFeed, MissedVehicle } from '@/domain/stock/feeds-out/feeds.ts';
import { counted } from '@/domain/vocabulary/counted.ts';

type Props = {
  /** Null if the stock cannot be read. */
  made: readonly (MadeFeed & { feed: Feed })[] | null;
  /** Whether others may fetch the feeds. */
  isOpen: boolean;
};

/** Maximum of vehicles named for one reason. */
const maxNamed = 20;

/** The content of the site's feeds, and what each leaves out, with the reasons. */
export function FeedsPage({ made, isOpen }: Props) {
  return (
    <>
      <a className="text-small font-semibold text-link" href={pathOfRoute('desk')}>
        All enquiries
      </a>
      <h1 className="text-h3 font-bold">Feeds</h1>
      <p className="text-ink-2">
        {isOpen
          ? 'Give these addresses to Google, Meta and others. They follow the stock by themselves.'
          : 'These feeds are closed: switch “Feeds for ads” on in the settings.'}
      </p>
      {made ? (
        made.map((one) => <FeedPanel key={one.feed.file} {...one} isOpen={isOpen} />)
      ) : (
        <p className="rounded-md bg-surface p-4">The stock cannot be read at the moment. Try again in a minute.</p>
      )}
    </>
  );
}

type PanelProps = MadeFeed & { feed: Feed; isOpen: boolean };

function FeedPanel({ feed, rows, leftOut, isOpen }: PanelProps) {
  const path = pathOfRoute('feed', { file: feed.file });
  const byReason = Object.entries(Object.groupBy(leftOut, ({ reason }) => reason)).toSorted(
    ([, one = []], [, other = []]) => other.length - one.length,
  );
  return (
    <section className="grid gap-2 rounded-md border border-line bg-surface px-4 py-4 tablet:px-6">
      <h2 className="text-title font-bold">{feed.title}</h2>
      <p className="text-small">
        {isOpen ? (
          <a className="text-link underline" href={path}>
            {path}
          </a>
        ) : (
          path
        )}
        , {counted(rows.length, 'vehicles')}, {leftOut.length} left out
      </p>
      {byReason.map(([reason, missed = []]) => (
        <Missed key={reason} reason={reason} missed={missed} />
      ))}
    </section>
  );
}

function Missed({ reason, missed }: { reason: string; missed: readonly MissedVehicle[] }) {
  const more = missed.length - maxNamed;
  return (
    <details className="border-line border-t py-2">
      <summary className="tap cursor-pointer">
        {reason} <b className="tabular-nums">{counted(missed.length, 'vehicles')}</b>
      </summary>
      <ul className="grid gap-1 py-2 text-small">
        {missed.slice(0, maxNamed).map(({ slug, title }) => (
          <li key={slug}>
            <a className="text-link underline" href={pathOfRoute('vehicle', { slug })}>
              {title}
            </a>
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </details>
  );
}
