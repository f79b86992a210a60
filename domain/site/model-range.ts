/** The menu's categories of a manufacturer's models, in its order (NAV-18); `slug` is the filter of /models?body= (NAV-20). */
export const modelCategories = [
  { value: 'trucks', title: 'Trucks' },
  { value: 'suv', title: 'SUVs' },
  { value: 'vans', title: 'Vans' },
  { value: 'people-movers', title: 'People Movers' },
  { value: 'performance', title: 'Performance' },
  { value: 'electric', title: 'Electric' },
] as const;

export const modelStatuses = [
  { value: 'current', title: 'On sale' },
  { value: 'new', title: 'New' },
  { value: 'coming_soon', title: 'Coming Soon' },
] as const;

export type ModelCategory = (typeof modelCategories)[number]['value'];
export type ModelStatus = (typeof modelStatuses)[number]['value'];

/** What `/models?body=` calls the models that are still to come (NAV-20). */
const futureVehicles = { value: 'future-vehicles', title: 'Future vehicles' };

/** The title of what `/models?body=` names; null for anything else. */
export const modelBodyTitle = (body = ''): string | null =>
  [...modelCategories, futureVehicles].find(({ value }) => value === body)?.title ?? null;

/**
 * The models that `/models?body=` names: those of a place in the menu, or those to come; all for
 * anything else.
 */
export function modelsOfBody<M extends { status: ModelStatus; categories: readonly ModelCategory[] }>(
  models: readonly M[],
  body = '',
): M[] {
  if (body === futureVehicles.value) return models.filter(({ status }) => status === 'coming_soon');
  const category = modelCategories.find(({ value }) => value === body)?.value;
  return category ? models.filter(({ categories }) => categories.includes(category)) : [...models];
}
