import { demoVehicles } from '@/demo/stock/demo-vehicles.ts';
import type { Vehicle } from '@/domain/stock/vehicle.ts';
import { instance } from './shop.ts';

/** The demo's vehicles as this worker's instance has them: of a later moment, some would be others. */
export const demoStock = (): Vehicle[] => demoVehicles(instance().seededAtMs);
