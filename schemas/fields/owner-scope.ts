/** The part of a document that names its owner; `_id` may be a draft's. */
export type OwnedDocument = {
  _id?: string;
  _type?: string;
  site?: { _ref?: string };
  template?: { _ref?: string };
};

type PickerFilter = { filter: string; params: Record<string, string> };

const shared = '(!defined(site) && !defined(template))';

/**
 * Which documents a reference picker may offer inside `document`: those of its own site, those of
 * that site's template, and shared ones; inside a template's document the template's and shared
 * ones; anywhere else only shared ones (CFG-04).
 */
export function pickerFilter(document: OwnedDocument): PickerFilter {
  const site = document.site?._ref;
  if (site)
    return {
      filter: `(site._ref == $site || template._ref == *[_id == $site][0].template._ref || ${shared})`,
      params: { site },
    };
  const template = document._type === 'template' ? publishedId(document._id) : document.template?._ref;
  if (template) return { filter: `(template._ref == $template || ${shared})`, params: { template } };
  return { filter: shared, params: {} };
}

/** The id that a document has once it is published. */
export function publishedId(id = ''): string {
  return id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '');
}
