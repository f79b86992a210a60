import type { FacetItem } from '@/domain/stock/search/page-result.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { ListAttribute } from '@/domain/vocabulary/search-attributes.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { bodyDrawing } from './body-drawing.ts';
import { paintOf } from './paints.ts';

type Props = { attribute: ListAttribute; item: FacetItem; chosen: boolean };

/** A checkbox for one value with its count, large enough for a finger. */
export function FacetOption({ attribute, item, chosen }: Props) {
  const paint = attribute === 'colour' ? paintOf(item.value) : null;
  const drawing = attribute === 'body' ? bodyDrawing(item.value) : null;
  return (
    <li>
      <label className="group flex min-h-[max(34px,var(--tap))] cursor-pointer items-center gap-2.5 text-control">
        <input
          type="checkbox"
          id={`f-${attribute}-${slugOfName(item.value)}`}
          name={attribute}
          value={item.value}
          defaultChecked={chosen}
          className="size-5 shrink-0 accent-action"
        />
        {paint && (
          <span
            aria-hidden="true"
            className="size-4 shrink-0 rounded-pill border border-line-2"
            style={{ background: paint }}
          />
        )}
        {drawing && <Icon name={drawing} size={30} stroke={1.25} className="-my-1 text-ink-2" />}
        <span className="min-w-0 underline-offset-3 group-hover:underline">{item.label}</span>
        <span className="ml-auto text-ink-2 text-small tabular-nums">
          {grouped(item.count)}
          <span className="visually-hidden"> {item.count === 1 ? 'vehicle' : 'vehicles'}</span>
        </span>
      </label>
    </li>
  );
}
