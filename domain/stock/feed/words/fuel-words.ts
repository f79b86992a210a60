import type { Fuel } from '@/domain/vocabulary/vehicle-kinds.ts';
import { phrases, wordReader } from './match-words.ts';

/** What feeds name as parts of a drive train. Of several parts the fuel is made by `fuelOf`. */
const fuelWords = {
  petrol: phrases(`
    petrol, unleaded, unleaded petrol, petrol unleaded, ulp, pulp, upulp, premium ulp, premium unleaded, premium unleaded petrol,
    premium unleaded ulp, p ulp, gasoline, benzine, leaded, leaded petrol, super petrol, ulp95, ulp98, e10, e85, ethanol, flex fuel,
    flexfuel, flexi fuel, turbo petrol, petrol turbo, mogas, gasolina, petroleum, 91ron, 95ron, 98ron, ron`),
  diesel: phrases(`
    diesel, turbo diesel, turbodiesel, diesel turbo, twin turbo diesel, bi turbo diesel, biturbo diesel, td, tdi, crd, crdi, cdi, dci,
    hdi, common rail diesel, intercooled turbo diesel, dsl, biodiesel, distillate`),
  electric: phrases(`
    electric, ev, bev, electricity, battery, battery electric, battery electric vehicle, electric vehicle, pure electric,
    full electric, fully electric, all electric, electric motor, 100 electric, electric only, battery ev, zero emission electric`),
  hybrid: phrases(`
    hybrid, hybrids, hev, fhev, mhev, mild hybrid, full hybrid, self charging hybrid, hybrid electric, hybrid electric vehicle,
    electric hybrid, series hybrid, series parallel hybrid, parallel hybrid, e power, epower, mild hybrid electric vehicle,
    petrol hybrid, diesel hybrid, shev, 48v mild hybrid, 48 v, 48v, 48 volt`),
  plugIn: phrases(`
    plug in, plugin, plug in hybrid, plugin hybrid, plug in hybrid electric, plug in hybrid electric vehicle,
    plugin hybrid electric vehicle, plug in hybrid ev, phev, phv, rechargeable hybrid, range extender, range extended,
    extended range electric, extended range electric vehicle, range extender electric vehicle, reev, erev, rex, super hybrid phev,
    plug in electric hybrid`),
  lpg: phrases(`
    lpg, gas only, lp gas, autogas, auto gas, liquefied petroleum gas, liquid petroleum gas, lpg gas, gas lpg, lpg only,
    liquid injection lpg, injected lpg`),
} as const;
type Part = keyof typeof fuelWords;

const beside = phrases(`
    premium, regular, standard, super, with, and, or, w, plus, engine, turbo, twin, motor, fuel, dual, dual fuel, duel fuel, bi fuel,
    bifuel, vehicle, type, injected, direct injection, multi point injection, injection, 91, 95, 98, octane, min, only, system,
    powered, assist, single, sequential`);

const partsOf = wordReader<Part>({ meanings: fuelWords, beside });

/**
 * The fuel as the filters name it: "Unleaded" is Petrol, "PHEV" Plug-in Hybrid; petrol or diesel
 * with electric is Hybrid, petrol beside LPG is Petrol, whose tank every such car has. Undefined
 * for words of no listed fuel (hydrogen) and for two that no car burns.
 */
export function fuelOf(text: string): Fuel | undefined {
  const found = partsOf(text);
  if (!found || found.length === 0) return undefined;
  const has = (part: Part) => found.includes(part);
  const burning = (['petrol', 'diesel', 'lpg'] as const).filter(has);
  if (has('petrol') && has('diesel')) return undefined;
  if (has('diesel') && has('lpg')) return has('hybrid') || has('electric') ? undefined : 'Diesel';
  if (has('plugIn')) return 'Plug-in Hybrid';
  if (has('hybrid') || (has('electric') && burning.length > 0)) return 'Hybrid';
  if (has('electric')) return 'Electric';
  if (has('petrol')) return 'Petrol';
  return has('diesel') ? 'Diesel' : 'LPG';
}
