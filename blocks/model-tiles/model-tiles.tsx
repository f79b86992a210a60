import { clsx } from 'clsx';
import type { BlockContext, BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { modelBodyTitle, modelsOfBody } from '@/domain/site/model-range.ts';
import type { SiteModel } from '@/domain/site/site-parts.ts';
import { ModelCard } from '@/parts/model-card/model-card.tsx';
import { filledColumns } from '@/ui/grid/filled-columns.ts';
import { Section } from '@/ui/section/section.tsx';

type ModelTiles = BlockOf<'modelTiles'>;

/** Cards on the band have a background instead of a line. On paper there are four to a row. */
const grid = clsx(
  'filled-tiles gap-2.5 *:grid *:@container max-[340px]:grid-cols-1 tablet:gap-5 print:grid-cols-4 print:[&>li:last-child:last-child]:col-auto',
  'card-line:[--model-ground:color-mix(in_srgb,var(--sunken)_52%,var(--surface))] card-line:[--model-ring:none]',
);

/** The site's models in the order of its menu (BLK-04); nothing if none matches. */
function ModelTilesView({ block, context }: BlockProps<ModelTiles>) {
  const { anchor, categories, heading, linkLabel, linkHref } = block;
  const models = chosenModels(block, context);
  const body = bodyOfAddress(context);
  const headedByBody = body && !categories?.length ? body : null;
  if (models.length === 0 && !headedByBody) return null;
  const own = linkLabel && linkHref ? { label: linkLabel, href: linkHref } : null;
  return (
    <Section
      anchor={anchor}
      tone="surface"
      heading={headedByBody || heading || 'Models'}
      link={body ? { label: 'All models', href: pathOfRoute('models') } : own}
      attributes={context.edit()}
      headingAttributes={headedByBody ? {} : context.edit('heading')}
    >
      {models.length === 0 && <p>We have none of these at the moment.</p>}
      <ul className={grid} style={filledColumns(models.length, [4, 3, 5], [3, 2])}>
        {models.map((model) => (
          <li key={model.id}>
            <ModelCard model={model} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The body that the address of the range names, "SUVs"; null for all models (NAV-20). */
const bodyOfAddress = ({ page, query }: BlockContext): string | null =>
  page.path === pathOfRoute('models') ? modelBodyTitle(query.body) : null;

function chosenModels({ categories, limit }: BlockOf<'modelTiles'>, { site, page, query }: BlockContext): SiteModel[] {
  const wanted = new Set<string>(categories ?? []);
  const models = site.models.filter((model) => wanted.size === 0 || model.categories.some((it) => wanted.has(it)));
  const requested = page.path === pathOfRoute('models') ? modelsOfBody(models, query.body) : models;
  return requested.slice(0, limit && limit > 0 ? limit : undefined);
}

export const modelTilesBlock: BlockDefinition<ModelTiles, undefined> = {
  type: 'modelTiles',
  view: ModelTilesView,
  check: () => null,
};
