/** A review as its card needs it (LOC-08). */
export const reviewFragment = `
  _id, _type, author, rating, headline, text, reply, repliedAt, writtenAt, source, sourceId, "locationId": location._ref
`;
