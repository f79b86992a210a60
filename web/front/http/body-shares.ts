import type { QueueClient } from '@/web/platform/queue-client.ts';

/** One body: whose it is, its bytes in memory, and what frees them. */
type BodyPlace = {
  readonly owner: QueueClient;
  readonly drop: () => void;
  bytes: number;
  /** Gave its bytes back, or never had any: nothing more of it is stored. */
  dropped: boolean;
  /** Read to its end and in use: its bytes cannot be given back before that is over. */
  whole: boolean;
};

type ShareLimits = { all: number; client: number; site: number };

/**
 * Bytes of a room by client and site, each limited to a part of it. When the site's part is full,
 * the newest arriving body of its largest client is dropped, if that client holds more than the
 * sender would. When the room is full, the same among all clients, and failing that the newest body
 * of the largest site.
 */
export class BodyShares {
  readonly #limits: ShareLimits;
  readonly #places = new Set<BodyPlace>();
  readonly #held = { client: new Map<string, number>(), site: new Map<string, number>() };
  #all = 0;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  enter(owner: QueueClient, drop: () => void): BodyPlace {
    const place = { owner, drop, bytes: 0, dropped: false, whole: false };
    this.#places.add(place);
    return place;
  }

  leave(place: BodyPlace): void {
    this.#count(place, -place.bytes);
    this.#places.delete(place);
  }

  /** Counts `bytes` more of the body; false when there is no room and the body was dropped. */
  grow(place: BodyPlace, bytes: number): boolean {
    while (!place.dropped && !this.#fits(place.owner, bytes)) {
      const victim = this.#victim(place.owner, bytes) ?? place;
      this.#count(victim, -victim.bytes);
      victim.dropped = true;
      victim.drop();
    }
    if (place.dropped) return false;
    this.#count(place, bytes);
    return true;
  }

  /** Sets the bytes that a body really takes in memory, once its chunk was read. */
  settle(place: BodyPlace, bytes: number): void {
    if (!place.dropped) this.#count(place, bytes - place.bytes);
  }

  #fits({ client, site }: QueueClient, bytes: number): boolean {
    const { all, client: ofClient, site: ofSite } = this.#limits;
    return (
      this.#all + bytes <= all &&
      this.#of('client', client) + bytes <= ofClient &&
      this.#of('site', site) + bytes <= ofSite
    );
  }

  #victim({ client, site }: QueueClient, bytes: number): BodyPlace | undefined {
    const [mine, ours] = [this.#of('client', client) + bytes, this.#of('site', site) + bytes];
    if (mine > this.#limits.client) return undefined;
    const arriving = [...this.#places].filter((place) => place.bytes > 0 && !place.whole);
    if (ours > this.#limits.site)
      return this.#newestOfMost(
        'client',
        mine,
        arriving.filter(({ owner }) => owner.site === site),
      );
    return this.#newestOfMost('client', mine, arriving) ?? this.#newestOfMost('site', ours, arriving);
  }

  /** The newest body of the client, or site, that holds most, where that is more than `less`. */
  #newestOfMost(by: keyof QueueClient, less: number, places: readonly BodyPlace[]): BodyPlace | undefined {
    const names = new Set(places.map(({ owner }) => owner[by]));
    const [max] = [...names].sort((one, other) => this.#of(by, other) - this.#of(by, one));
    if (max === undefined || this.#of(by, max) <= less) return undefined;
    return places.findLast(({ owner }) => owner[by] === max);
  }

  readonly #of = (by: keyof QueueClient, name: string): number => this.#held[by].get(name) ?? 0;

  #count(place: BodyPlace, bytes: number): void {
    place.bytes += bytes;
    this.#all += bytes;
    for (const by of ['client', 'site'] as const) {
      const held = this.#of(by, place.owner[by]) + bytes;
      if (held === 0) this.#held[by].delete(place.owner[by]);
      else this.#held[by].set(place.owner[by], held);
    }
  }
}
