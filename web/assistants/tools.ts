import { listAppointmentTimes } from './appointment-times.ts';
import { compareVehicles } from './compare-vehicles.ts';
import { getDeliveryEstimate } from './delivery-estimate.ts';
import { getFinanceEstimate } from './finance-estimate.ts';
import { getVehicle } from './get-vehicle.ts';
import { listOpeningHours } from './opening-hours.ts';
import { searchInventory } from './search-inventory.ts';
import type { Tool } from './tool.ts';

/** Every tool of `POST /mcp`, named after Automotive MCP v0.1 (`domain.verb_object`). */
export const tools: readonly Tool[] = [
  searchInventory,
  getVehicle,
  compareVehicles,
  getFinanceEstimate,
  getDeliveryEstimate,
  listOpeningHours,
  listAppointmentTimes,
];
