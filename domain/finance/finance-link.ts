/** What a finance page wants to know of a car; price in cents. */
export type FinanceLinkCar = {
  id: string;
  dealershipId: string;
  priceCents: number;
  carType: string;
  vin: string;
};

/**
 * The link to the finance page, built from the car: preferredDealership, vehiclePriceBudget (whole dollars), car_id, car_type and vin,
 * ending in #finance-form (NAV-16). Without a car the page alone. `page` is the site's own finance page; one outside the site is left as it is.
 */
export function financeLink(page: string, car: FinanceLinkCar | null): string {
  const goal = page || '/finance';
  if (!car || !goal.startsWith('/')) return goal;
  const [path = ''] = goal.split('#');
  const parameters = new URLSearchParams({
    preferredDealership: car.dealershipId,
    vehiclePriceBudget: String(Math.round(car.priceCents / 100)),
    car_id: car.id,
    car_type: car.carType,
    ...(car.vin && { vin: car.vin }),
  });
  return `${path}${path.includes('?') ? '&' : '?'}${parameters}#finance-form`;
}

/** The price that a finance link names in whole dollars, as cents; null where it names none that a car could have. */
export function budgetCents(dollars: string | undefined): number | null {
  return dollars && /^[1-9]\d{0,6}$/.test(dollars) ? Number(dollars) * 100 : null;
}
