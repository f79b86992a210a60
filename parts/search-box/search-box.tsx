import { Icon } from '@/ui/icon/icon.tsx';

type Props = { site: string; formId: string; query: string; id?: string };

/**
 * The search field that parses text (SRCH-05): part of the filters' form, which submits it also
 * without script. Suggestions load with the first focus.
 */
export function SearchBox({ site, formId, query, id = 'search-query' }: Props) {
  return (
    <div
      data-box
      data-site={site}
      className="relative mb-5 flex items-center gap-2.5 rounded-md border-[1.5px] border-line-2 bg-surface pl-3.5 has-[input:focus-visible]:[outline:3px_solid_var(--action)] has-[input:focus-visible]:outline-offset-2 print:hidden"
    >
      <Icon name="search" size={20} />
      <label htmlFor={id} className="visually-hidden">
        Search our stock
      </label>
      <span data-box-field className="min-w-0 flex-1">
        <input
          id={id}
          type="search"
          name="query"
          form={formId}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Try “white ute under 40k”"
          defaultValue={query}
          className="min-h-12 w-full min-w-0 border-0 bg-transparent p-0 text-body outline-none placeholder:text-ink-2 focus-visible:shadow-none focus-visible:outline-none [&::-webkit-search-cancel-button]:hidden"
        />
      </span>
      <button
        type="submit"
        form={formId}
        className="m-0.5 inline-flex min-h-11 shrink-0 items-center rounded-md bg-action px-4 font-semibold text-control text-on-action hover:bg-action-hover"
      >
        Search
      </button>
    </div>
  );
}
