/**
 * A text of plain paragraphs as queries give it, for fixtures; one that starts with "- " is a list
 * entry.
 */
export const textOf = (...paragraphs: string[]) =>
  paragraphs.map((copy, at) => {
    const entry = copy.startsWith('- ');
    return {
      _key: `p${at}`,
      _type: 'block' as const,
      style: 'normal' as const,
      listItem: entry ? ('bullet' as const) : null,
      level: entry ? 1 : null,
      children: [{ _key: `p${at}s`, _type: 'span' as const, text: entry ? copy.slice(2) : copy, marks: null }],
      markDefs: null,
    };
  });
