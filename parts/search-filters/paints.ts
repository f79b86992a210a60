/** CSS colours by a word in the dealer's name for them: "Agate Black" is black. */
const paints: readonly (readonly [word: string, paint: string])[] = [
  ['black', '#15171a'],
  ['white', '#fbfbf9'],
  ['silver', '#c3c7cb'],
  ['grey', '#7c8288'],
  ['gray', '#7c8288'],
  ['blue', '#1f4f9c'],
  ['red', '#b3202c'],
  ['green', '#2f6b46'],
  ['orange', '#dd6a1e'],
  ['yellow', '#eac22f'],
  ['gold', '#b79a57'],
  ['bronze', '#8a6a45'],
  ['brown', '#694a34'],
  ['beige', '#d8c7a6'],
  ['purple', '#5d3a78'],
];

/** The CSS colour for a colour's name; null if none matches. */
export function paintOf(name: string): string | null {
  const text = name.toLowerCase();
  return paints.find(([word]) => text.includes(word))?.[1] ?? null;
}
