import { clsx } from 'clsx';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = {
  sheetId: string;
  /** The number of active filters. */
  chosen: number;
  /** Not in a row that is for phones as a whole: the button itself hides where the filters are a rail. */
  alone?: boolean;
};

/** Opens the sheet of filters on phones. */
export function FiltersButton({ sheetId, chosen, alone = false }: Props) {
  return (
    <button
      type="button"
      popoverTarget={sheetId}
      className={clsx(
        'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border-[1.5px] border-line-2 bg-surface',
        alone && 'px-4',
        'font-semibold text-control',
        alone && 'laptop:hidden print:hidden',
      )}
    >
      <Icon name="sliders-horizontal" size={18} />
      Filters
      {chosen > 0 && (
        <span className="min-w-5 rounded-pill bg-action px-1.5 font-bold text-[0.75rem] text-on-action leading-5">
          {chosen}
        </span>
      )}
    </button>
  );
}
