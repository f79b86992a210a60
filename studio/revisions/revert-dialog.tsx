import { Button, Card, Checkbox, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useSchema } from 'sanity';
import type { Difference } from './differences.ts';
import { type Revision, useRevision } from './use-revision.ts';
import { valueText } from './value-words.ts';

type Props = {
  id: string;
  type: string;
  revision: string;
  now: object;
  /** All differences are preselected. */
  wholeFirst: boolean;
  onRevert: (chosen: Difference[]) => void;
};

export function RevertDialog({ id, type, revision, now, wholeFirst, onRevert }: Props) {
  const [requested] = useState(now);
  const found = useRevision(id, revision, requested);
  if (found === undefined)
    return (
      <Flex justify="center" padding={4}>
        <Spinner muted />
      </Flex>
    );
  if (found === null) return <Text>This revision cannot be read right now. Nothing was changed.</Text>;
  if (found.changes.length === 0) return <Text>Nothing is different: the document is as it was then.</Text>;
  return <Choices type={type} found={found} wholeFirst={wholeFirst} onRevert={onRevert} />;
}

type ChoicesProps = Pick<Props, 'type' | 'wholeFirst' | 'onRevert'> & { found: Revision };

function Choices({ type, found: { changes, names }, wholeFirst, onRevert }: ChoicesProps) {
  const titleOf = useTitles(type);
  const [chosen, setChosen] = useState(() => new Set(wholeFirst ? changes.map(({ path }) => path) : []));
  const choose = (path: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, path] : [...before].filter((one) => one !== path)));
  const all = chosen.size === changes.length;
  const taken = changes.filter(({ path }) => chosen.has(path));
  return (
    <Stack gap={4}>
      <Text size={1}>Only what you choose goes back. The rest stays as it is now, also what others changed since.</Text>
      <Stack as="ul" gap={2}>
        {changes.map((change) => (
          <Card as="li" key={change.path} border radius={2} padding={3}>
            <Flex as="label" gap={3} align="flex-start">
              <Checkbox
                checked={chosen.has(change.path)}
                onChange={({ currentTarget }) => choose(change.path, currentTarget.checked)}
              />
              <Stack gap={2}>
                <Text size={1} weight="medium">
                  {titleOf(change.path)}
                </Text>
                <Text size={1} muted>
                  Now: {valueText(change.current, names)}
                </Text>
                <Text size={1}>Then: {valueText(change.former, names)}</Text>
              </Stack>
            </Flex>
          </Card>
        ))}
      </Stack>
      <Flex gap={2} justify="flex-end">
        <Button
          type="button"
          mode="bleed"
          text={all ? 'Choose none' : 'Choose all'}
          onClick={() => setChosen(new Set(all ? [] : changes.map(({ path }) => path)))}
        />
        <Button
          type="button"
          tone="caution"
          text={`Take back ${taken.length} ${taken.length === 1 ? 'value' : 'values'}`}
          disabled={taken.length === 0}
          onClick={() => onRevert(taken)}
        />
      </Flex>
    </Stack>
  );
}

type Fields = { fields?: { name: string; type: Fields & { title?: string } }[] };

/** The title of the field at a path, from the form. */
function useTitles(type: string): (path: string) => string {
  const schema = useSchema();
  return (path) => {
    let at = schema.get(type) as Fields | undefined;
    const titles = path.split('.').map((name) => {
      const field = at?.fields?.find((one) => one.name === name);
      at = field?.type;
      return field?.type.title ?? name;
    });
    return titles.filter((title) => title !== 'Settings').join(' · ');
  };
}
