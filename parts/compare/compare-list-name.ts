/** Under which a browser stores what it compares. */
export const compareListName = 'compare';
