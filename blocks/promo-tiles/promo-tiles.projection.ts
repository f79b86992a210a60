import { promoTileFragment } from '@/schemas/fragments/promo-tile.ts';

export const promoTilesProjection = `
  heading, source, tiles[]->{${promoTileFragment}}
`;
