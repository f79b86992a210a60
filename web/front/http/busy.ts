/** There is no room for it now; a client may retry in a moment. */
export class Busy extends Error {
  override readonly name = 'Busy';
}
