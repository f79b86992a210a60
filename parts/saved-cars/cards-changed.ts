/** Event name: dispatched by a results page after it replaced its cards. */
export const cardsChanged = 'forecourt:cards';
