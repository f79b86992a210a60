/** A licence number with its label. Most states write one before the number itself ("LMCT 10984"); Queensland does not. */
export const labelledLicence = (licence: string): string =>
  /^\d/.test(licence) ? `Dealer licence ${licence}` : licence;
