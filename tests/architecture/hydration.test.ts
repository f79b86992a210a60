import { describe, expect, it } from 'vitest';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

const drawn = sourceFiles().filter(({ path }) => /^(?:ui|parts|blocks)\/.*\.tsx$/.test(path) && !isTest(path));
type Source = Pick<SourceFile, 'path' | 'text'>;
const isClient = ({ text }: Source) => text.startsWith("'use client'");

/** The opening tags of native controls; a `>` after `=` is an arrow inside one. */
const controls = (text: string): string[] =>
  text.match(/<(?:input|select|textarea|details)\b[\s\S]*?(?<![=\s])\s*\/?>/g) ?? [];
const isFixed = (tag: string) => /\btype="(?:radio|checkbox|hidden|submit)"|\btype=\{/.test(tag);

/** Why React would write over what people typed or chose before it took the page over; null where it does not. */
function overwriting(tag: string): string | null {
  if (/\schecked=/.test(tag)) return 'checked';
  if (/^<details[^>]*\sopen=\{\w+\}/.test(tag) && /onToggle/.test(tag)) return 'open';
  return /\svalue=/.test(tag) && !isFixed(tag) ? 'value' : null;
}

const follows = (tag: string) => /\son(?:Change|Input|Toggle)=/.test(tag);

/** Controls that lose an early hand, as `file: why`. */
function losses(file: Source): string[] {
  const tags = controls(file.text);
  const controlled = tags.flatMap((tag) => {
    const how = overwriting(tag);
    return how ? [`${file.path}: a control with \`${how}\` is written over at hydration`] : [];
  });
  const deaf = isClient(file) && tags.some(follows) && !/\buseAdopted\b/.test(file.text);
  return deaf ? [...controlled, `${file.path}: state that follows a control must adopt it (ui/hydration)`] : controlled;
}

describe('controls', () => {
  it('adopt what is in the DOM when React takes the page over, and are never written over', () => {
    expect(drawn.filter(isClient).length).toBeGreaterThan(20);
    expect(drawn.flatMap(losses)).toEqual([]);
  });

  it.each([
    '<input type="text" value={typed} onChange={(event) => set(event.target.value)} />',
    '<input type="radio" value="a" checked={chosen} onChange={choose} />',
    '<select\n  value={make}\n  onChange={(event) => set(event.target.value)}\n>',
    '<details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>',
  ])('a controlled one is found: %s', (tag) => {
    expect(losses({ path: 'ui/x/x-client.tsx', text: `'use client';\nuseAdopted();\n${tag}` })).toHaveLength(1);
  });

  it('one whose state listens to changes alone is found', () => {
    const tag = '<input type="range" defaultValue={first} onChange={(event) => set(event.target.valueAsNumber)} />';
    expect(losses({ path: 'ui/x/x-client.tsx', text: `'use client';\n${tag}` })).toHaveLength(1);
    expect(losses({ path: 'ui/x/x-client.tsx', text: `'use client';\nuseAdopted();\n${tag}` })).toEqual([]);
  });
});
