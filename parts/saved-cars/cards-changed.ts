/** A results page says so after it put others in the place of its cards. */
export const cardsChanged = 'forecourt:cards';
