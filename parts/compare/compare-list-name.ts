/** The key of the compared vehicles in the browser's store. */
export const compareListName = 'compare';
