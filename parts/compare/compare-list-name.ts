/** Under which a browser keeps what it compares. */
export const compareListName = 'compare';
