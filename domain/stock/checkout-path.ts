import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';

type Buying = { features: Pick<FeatureSwitches, 'buyOnlinePath'> };

/** Where a car of a site is reserved (NAV-07): the other of both addresses leads there. */
export const checkoutPath = ({ features }: Buying, slug: string): string =>
  pathOfRoute(features.buyOnlinePath ? 'buyOnline' : 'checkout', { slug });
