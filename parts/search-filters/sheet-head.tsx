import { Icon } from '@/ui/icon/icon.tsx';

/** The head of the filter sheet on phones. */
export function SheetHead({ clearHref, sheetId }: { clearHref: string; sheetId: string }) {
  return (
    <div className="sticky top-0 z-10 flex items-center gap-2 border-line border-b bg-surface py-3 pr-3 pl-5 laptop:hidden">
      <h2 className="flex-1 text-[1.375rem]">Filters</h2>
      <a href={clearHref} data-go className="tap inline-flex items-center text-link underline underline-offset-3">
        Clear all
      </a>
      <button
        type="button"
        popoverTarget={sheetId}
        popoverTargetAction="hide"
        aria-label="Close the filters"
        className="grid size-11 place-items-center"
      >
        <Icon name="x" size={22} />
      </button>
    </div>
  );
}
