import { modelOfSlug, modelPath, modelTitle } from '@/domain/site/model-address.ts';
import type { SiteModel } from '@/domain/site/site-parts.ts';
import type { MODEL_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { readModel, readModelOffers } from '@/web/content/read-model.ts';
import { ComposedPage } from '@/web/render/composed-page.tsx';
import { editAttributes } from '@/web/render/edit-attributes.ts';
import type { OwnRoute, RouteRequest } from '@/web/render/own-route.ts';
import { CarsOfModel } from './cars-of-model.tsx';
import { ModelDetails } from './model-details.tsx';
import { ModelHero } from './model-hero.tsx';
import { OffersOfModel, runningOffers } from './offers-of-model.tsx';

/**
 * The page of a model at `/models/{slug}` and `/{slug}` (NAV-13), made from its document, so that a
 * release is one publish (CMS-06), followed by what staff composed at this address. An old slug
 * redirects to the new one.
 */
export async function modelRoute(request: RouteRequest, slug: string): Promise<OwnRoute> {
  const found = modelOfSlug(request.site.models, slug);
  if (!found) return null;
  const { model, moved } = found;
  if (moved) return { redirect: { to: modelPath(model.slug), permanent: true } };
  if (leadsElsewhere(model)) return { redirect: { to: model.href, permanent: false } };
  const content = await readModel(request.site.slug, model.id, request.draft);
  const make = content?.make ?? request.site.manufacturer;
  const title = modelTitle(make, model.name);
  return {
    described: {
      title: request.page?.title || title,
      description: request.page?.description || model.shortDescription || null,
      noIndex: request.page?.noIndex ?? null,
    },
    canonical: modelPath(model.slug),
    picture: model.image,
    view: <ModelPage request={request} model={model} make={make} content={content} />,
  };
}

/** Staff set another page, of this site or the manufacturer's. */
const leadsElsewhere = (model: SiteModel): boolean => model.href !== modelPath(model.slug);

type Props = { request: RouteRequest; model: SiteModel; make: string; content: MODEL_QUERY_RESULT };

async function ModelPage({ request, model, make, content }: Props) {
  const { site, now, draft, page } = request;
  const offers = runningOffers(await readModelOffers(site.slug, model.id, draft), site, now);
  const edit = (field: string) => (draft ? editAttributes({ id: model.id, type: 'model' }, field) : {});
  return (
    <>
      <ModelHero site={site} model={model} make={make} edit={edit} />
      {page && <ComposedPage request={request} page={page} headed />}
      {content && <ModelDetails content={content} edit={edit} />}
      <CarsOfModel site={site} make={make} name={model.name} now={now} />
      <OffersOfModel offers={offers} site={site} make={make} now={now} />
    </>
  );
}
