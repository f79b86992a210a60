/**
 * Loaded into every service by NODE_OPTIONS: time passes as ever and begins at the same moment in every run, so that ages of cars,
 * promo windows and opening hours look the same in each. FORECOURT_CLOCK is how far the clock is moved, in milliseconds.
 */
const moved = Number(process.env.FORECOURT_CLOCK);

if (moved) {
  const { now } = Date;
  const movedNow = () => now() + moved;
  Date.now = movedNow;
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [movedNow()] : parts, made),
  });
}
