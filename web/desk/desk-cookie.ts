/** A hosted studio's token, handed over by the studio for enquiries and previews: its own session is on Sanity's host. */
export const deskCookie = 'forecourt_desk';
