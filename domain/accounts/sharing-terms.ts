/** What a shopper agrees to by letting staff see what they saved, as it is stored beside the time of the agreement. */
export const sharingTerms = (dealer: string): string =>
  `When I send an enquiry while I am signed in, the team at ${dealer} may see which cars I have saved and compared here, so that they can answer me better. I can switch this off at any time; from then on they see none of it.`;
