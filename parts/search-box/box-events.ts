/**
 * A results page dispatches it to its box after it wrote into it what a response left of the text.
 */
export const wordsAnswered = 'forecourt:words';
