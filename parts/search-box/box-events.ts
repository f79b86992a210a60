/** A results page says so to its box after it wrote into it what an answer left of the words. */
export const wordsAnswered = 'forecourt:words';
