/** A results page dispatches it after it put others in the place of its cards. */
export const cardsChanged = 'forecourt:cards';
