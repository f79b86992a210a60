import { vehicle } from '../vehicles/vehicle.ts';

export const updatedDealer = 'Sydney Harbour Motors';

const moved = 1000;

/** The first thousand vehicles, moved to the dealer of workload F, as text without its end. */
const openTexts: readonly string[] = Array.from({ length: moved }, (_, round) => {
  const { price: _price, listed: _listed, ...fields } = vehicle((round * 7) % moved);
  return JSON.stringify({ ...fields, dealer: updatedDealer, city: 'Sydney', state: 'NSW' }).slice(0, -1);
});

/** One of them as the dealer's newest, as JSON text: another price and date in every round. */
export function changeOf(round: number): string {
  return `${openTexts[round % moved]},"price":${20_000 + round},"listed":${2_000_000_000 + round}}`;
}
