import { type BlockParameter, blockParameters } from './block-parameters.ts';

/** The parameters of an address that blocks may read; of one that is repeated the first. */
export type BlockQuery = Readonly<Partial<Record<BlockParameter, string>>>;

/** Characters of a value; a longer one is ignored. */
const maxLength = 200;

/** Of all parameters of an address those that blocks may read. */
export function blockQuery(parameters: URLSearchParams): BlockQuery {
  const entries = blockParameters.flatMap((name) => {
    const value = parameters.get(name)?.trim();
    return value && value.length <= maxLength ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The part of a long list that an address names, from 1; 1 for anything else. */
export const pageNumber = ({ page = '' }: BlockQuery): number => (/^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1);
