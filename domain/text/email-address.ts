const emailAddress =
  /^[^\s@<>()",;:]+@(?:[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;
const maxLength = 200;

/**
 * One e-mail address and nothing beside it: of a shopper, and of staff, for whom the studio refuses
 * what delivery would leave out.
 */
export const isEmailAddress = (text: string): boolean => text.length <= maxLength && emailAddress.test(text);
