import { slugOfName } from '@/domain/vocabulary/slug.ts';
import { type Body, bodies } from '@/domain/vocabulary/vehicle-kinds.ts';
import type { IconName } from '@/ui/icon/icon.tsx';

const drawings: Readonly<Record<Body, IconName>> = {
  SUV: 'body-suv',
  Ute: 'body-ute',
  Hatch: 'body-hatch',
  Sedan: 'body-sedan',
  Wagon: 'body-wagon',
  Coupe: 'body-coupe',
  Van: 'body-van',
  'People Mover': 'body-people-mover',
  Caravan: 'body-caravan',
  Motorcycle: 'body-motorcycle',
};

/** The drawing of a body type; null for types without one. */
export function bodyDrawing(name: string): IconName | null {
  const body = bodies.find((one) => slugOfName(one) === slugOfName(name));
  return body ? drawings[body] : null;
}
