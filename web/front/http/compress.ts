import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** A body as it goes over the line. */
export type Compressed = { brotli: Buffer; gzip: Buffer };

/**
 * Of a results page of 306 KB: 6 costs what 5 does, for 2 in 100 fewer bytes; 7 costs three times as
 * much for 1 in 100 more.
 */
const quick = { brotli: 6, gzip: 4 };
const dense = { brotli: 9, gzip: 7 };

async function compressed(body: Buffer, quality: typeof quick): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [brotlied, zipped] = await Promise.all([brotli(body, { params }), zip(body, { level: quality.gzip })]);
  return { brotli: brotlied, gzip: zipped };
}

/** For a response that a client waits for. */
export const compressQuickly = (body: Buffer): Promise<Compressed> => compressed(body, quick);

/** The same body compressed again, more slowly and smaller, for later requests. */
export const compressDensely = async (page: Compressed): Promise<Compressed> =>
  compressed(await unbrotli(page.brotli), dense);
