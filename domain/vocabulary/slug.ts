/** A name as addresses write it: "Mercedes-Benz" → "mercedes-benz", "RAV4 GX+" → "rav4-gx-plus". Empty when nothing is left. */
export function slugOfName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
