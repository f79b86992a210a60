const credit = '(?:finance|credit|loans?|approvals?)';
const promises = [
  new RegExp(`\\bguaranteed (?:(?:car|instant|same[\\s-]day|easy|fast|vehicle) ){0,2}(?:${credit} ?){1,2}\\b`, 'gi'),
  new RegExp(`\\b${credit} (?:is |are |always )?guaranteed\\b`, 'gi'),
  /\b(?:everyone|everybody|anyone|all applicants|all applications?|you|100 ?%) (?:is |are |gets? |will be )?(?:always |instantly )?approved\b/gi,
  /\b100 ?% (?:finance |credit |loan )?approvals?\b|\b(?:no one|nobody) (?:is )?(?:refused|declined|knocked back)\b/gi,
];
const denied =
  /\b(?:not|cannot|can.t|no|never|without|isn.t|aren.t|if|once|when|before|after|until|unless)\b[^.!?]{0,20}$/i;

/**
 * Where a plain text promises credit to everyone, which no credit provider can (National Consumer
 * Credit Protection Act, ss 128 to 133).
 */
export const approvalsIn = (text: string): number[] =>
  promises.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !denied.test(text.slice(Math.max(0, index - 40), index)))
      .map(({ index }) => index),
  );
