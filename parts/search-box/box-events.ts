/**
 * Event name: dispatched by a results page to its search box after it wrote the rest of the text
 * there.
 */
export const wordsAnswered = 'forecourt:words';
