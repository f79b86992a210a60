import { oneMeaning, phrases, plainWords, wordReader } from './match-words.ts';

/** What feeds call new, demonstrator and used cars. "Near new" is in none: it may be either of the last two. */
export const carTypeWords = {
  new: phrases(`
    new, n, brand new, factory new, new car, new vehicle, new vehicles, newcondition, https schema org newcondition,
    http schema org newcondition, new stock`),
  demo: phrases(`
    demo, d, demonstrator, demonstrators, demos, ex demo, ex demonstrator, dealer demo, dealer demonstrator, demo car, demo vehicle,
    demonstration, demonstrator vehicle, new demo, demo new, demo vehicles, used demo`),
  used: phrases(`
    used, u, pre owned, preowned, pre loved, preloved, second hand, secondhand, 2nd hand, used car, used vehicle, used cars,
    used vehicles, certified used, certified pre owned, certified preowned, cpo, approved used, approved pre owned, dealer used,
    usedcondition, https schema org usedcondition, http schema org usedcondition, trade in, pre owned vehicle, used stock, pre used`),
} as const;
const readCarType = wordReader({ meanings: carTypeWords, beside: [] });
export const carTypeOf = (text: string): keyof typeof carTypeWords | undefined => oneMeaning(readCarType(text));

/** What feeds call the state of a vehicle. `left` has left the stock without a reported sale. */
export const statusWords = {
  in_stock: phrases(`
    in stock, instock, stock, available, available now, for sale, active, live, current, on lot, on yard, in yard, on ground, ready,
    ready for sale, listed, published, advertised, in showroom, on display, ready now, retail ready, ready for delivery,
    available for sale, https schema org instock, http schema org instock, online, retail, open, in stock now, used stock, new stock,
    demo stock, on sale, arrived`),
  coming_soon: phrases(`
    coming soon, comingsoon, in transit, transit, on order, ordered, incoming, arriving, arriving soon, due soon, inbound, on the way,
    in production, pre arrival, preorder, pre order, on water, at port, available soon, due in, just landed soon,
    https schema org preorder, future stock, en route`),
  sold: phrases(`
    sold, just sold, delivered, retailed, sold and delivered, sold out, soldout, sold retail, https schema org soldout,
    sale completed, settled, sold delivered`),
  reserved: phrases(`
    reserved, on hold, hold, under offer, deposit taken, deposit, under contract, sale pending, pending, pending sale,
    sold pending delivery, contracted, on deposit, under deposit, held, holding deposit`),
  left: phrases(`
    withdrawn, deleted, delete, removed, inactive, archived, expired, delisted, unavailable, not available, not for sale,
    out of stock, outofstock, offline, discontinued, wholesale, wholesaled, sold wholesale, unpublished, hidden, cancelled, canceled,
    returned, disposed, no longer available`),
} as const;
type FeedStatus = keyof typeof statusWords;
const readStatus = wordReader({ meanings: statusWords, beside: [] });
export const statusOf = (text: string): FeedStatus | undefined => oneMeaning(readStatus(text));

const yes = new Set(
  phrases(`
    y, yes, true, t, 1, x, certified, cpo, on, certified used, certified pre owned`),
);
const no = new Set(
  phrases(`
    n, no, false, f, 0, off, not certified, uncertified, none`),
);

/** Yes or no, however programs write it; undefined if it is neither. */
export function yesOf(text: string): boolean | undefined {
  const plain = plainWords(text);
  return yes.has(plain) ? true : no.has(plain) ? false : undefined;
}
