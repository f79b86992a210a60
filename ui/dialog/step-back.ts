/**
 * `done` resolves when the last step back of a closed cover is done: `history.back()` is
 * asynchronous, and ends a load that begins before. Part of every page, unlike the covers.
 */
export const stepBack: {
  done: Promise<unknown>;
  /** The event of the last such step, which is not the shopper's Back. */
  event?: Event;
} = { done: Promise.resolve() };

/** Opens another page after the last step back. */
export const leaveFor = (href: string): unknown => stepBack.done.then(() => location.assign(href));
