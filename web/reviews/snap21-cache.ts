import { type Snap21Provider, type Snap21Rating, snap21Rating } from '@/domain/reviews/snap21.ts';

/** Milliseconds: how long an answer is good, how soon to ask again after none, and how long a page waits for one. */
const goodForMs = 3_600_000;
const againAfterMs = 60_000;
const patienceMs = 2_000;

/** A rating or null for none, and the moment (epoch milliseconds) from which it is asked for again. */
export type KeptRating = { rating: Snap21Rating | null; untilMs: number };

export type Snap21Cache = {
  /** Never rejects; `now` in epoch milliseconds. Several who ask at once share one question. */
  ratingOf(orgId: string, provider: Snap21Provider, now: number): Promise<KeptRating>;
};

/** Keeps what Snap 21 said of an organisation, its silence too: a provider that is down is asked once a minute, not once a page. */
export function snap21Cache(failed: (orgId: string, error: unknown) => void): Snap21Cache {
  const kept = new Map<string, Promise<KeptRating>>();
  const ends = new Map<string, number>();
  return {
    ratingOf(orgId, provider, now) {
      const known = kept.get(orgId);
      if (known && now < (ends.get(orgId) ?? Number.POSITIVE_INFINITY)) return known;
      ends.delete(orgId);
      const asked = ask(orgId, provider, now, failed);
      kept.set(orgId, asked);
      void asked.then(({ untilMs }) => ends.set(orgId, untilMs));
      return asked;
    },
  };
}

async function ask(
  orgId: string,
  provider: Snap21Provider,
  now: number,
  failed: (orgId: string, error: unknown) => void,
): Promise<KeptRating> {
  const signal = AbortSignal.timeout(patienceMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`nothing within ${patienceMs} ms`)), { once: true });
  });
  try {
    const rating = snap21Rating.parse(await Promise.race([provider(orgId, signal), late]));
    return { rating, untilMs: now + goodForMs };
  } catch (error) {
    failed(orgId, error);
    return { rating: null, untilMs: now + againAfterMs };
  }
}
