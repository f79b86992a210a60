import type { SanityClient } from '@sanity/client';
import { contentImageSource, type ImageRequest } from '@/domain/media/image-address.ts';
import type { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';
import { setNewest } from '@/web/platform/set-newest.ts';

/** Whether a document shows a picture of the content service in this crop. */
export type CropCheck = (image: ImageRequest) => Promise<boolean>;

/**
 * Milliseconds for which a picture's crops from documents are cached; an editor's next crop may get
 * 404 for as long.
 */
const rememberedMs = 2_000;
const maxRemembered = 500;

type Listed = { revs: Promise<ReadonlySet<string>>; at: number };

/**
 * Crops are what staff set, published or in a draft: a stranger who thinks up a thousand more has
 * none of them drawn. Throws when the content service does not respond.
 */
export function listedCrops(
  content: SanityClient,
  circuit?: Pick<CircuitBreaker, 'run'>,
  now: () => number = Date.now,
): CropCheck {
  const cached = new Map<string, Listed>();
  return async ({ source, path, rev, crop }) => {
    if (!crop) return true;
    if (source !== 'content') return false;
    const found = cached.get(path);
    if (found && now() - found.at < rememberedMs) return (await found.revs).has(rev);
    const load = () => cropsOf(content, path);
    const revs = circuit ? circuit.run(load) : load();
    setNewest(cached, path, { revs, at: now() }, maxRemembered);
    revs.catch(() => cached.delete(path));
    return (await revs).has(rev);
  };
}

/** Of all documents that refer to the picture: the crops that they show it in, as addresses write them. */
async function cropsOf(content: SanityClient, assetId: string): Promise<ReadonlySet<string>> {
  const documents = await content.fetch<unknown[]>(
    '*[references($assetId)]',
    { assetId },
    { perspective: 'raw', tag: 'image-crops' },
  );
  return new Set(cropsIn(documents, assetId));
}

function* cropsIn(value: unknown, assetId: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { asset, crop } = value as { asset?: { _ref?: unknown } | null; crop?: Record<string, unknown> | null };
  if (asset?._ref === assetId && crop) {
    const [top = 0, bottom = 0, left = 0, right = 0] = ['top', 'bottom', 'left', 'right'].map((side) =>
      Number(crop[side] ?? 0),
    );
    yield contentImageSource({ assetId, crop: { top, bottom, left, right } }).rev;
  }
  for (const inner of Object.values(value)) yield* cropsIn(inner, assetId);
}
