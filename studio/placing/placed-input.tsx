import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { getPublishedId, type InputProps, useDocumentOperation } from 'sanity';
import { PublishOverride } from '@/studio/explorer/publish-override.tsx';
import type { SiteContent } from '@/studio/explorer/site-content.ts';
import { useSiteContent } from '@/studio/explorer/use-site-content.ts';
import { isNamed, type Place, patchesToName, placeOf } from './places.ts';

type Owned = { _id?: string; _createdAt?: string; kind?: unknown; site?: { _ref?: string } };

/**
 * Whether this is the form of a document that is shown only if the dealer's settings refer to it.
 */
export function isPlaced({ path, schemaType, value }: InputProps): boolean {
  const { site, _createdAt } = (value ?? {}) as Owned;
  return path.length === 0 && Boolean(site?._ref && _createdAt) && placeOf(schemaType.name, '') !== undefined;
}

/**
 * Shows above the form whether the site shows the document, with a button that adds it (CMS-06).
 */
export function PlacedInput(props: InputProps) {
  const { _id = '', kind, site } = props.value as Owned;
  const place = placeOf(props.schemaType.name, kind);
  const { content } = useSiteContent(site?._ref ?? '');
  return (
    <Stack gap={5}>
      {content && place && !props.readOnly && <Placing content={content} place={place} id={getPublishedId(_id)} />}
      {props.renderDefault(props)}
    </Stack>
  );
}

type PlacingProps = { content: SiteContent; place: Place; id: string };

function Placing({ content, place, id }: PlacingProps) {
  const overrideId = content.override?._id.replace(/^drafts\./, '') ?? `override-${content.slug}`;
  const { patch } = useDocumentOperation(overrideId, 'dealerOverride');
  if (isNamed(content, place, id)) return <PublishOverride id={overrideId} />;
  const put = () => {
    const site = { _type: 'reference', _ref: content._id };
    patch.execute(patchesToName(content, place, id), { site });
  };
  return (
    <Card tone="caution" padding={3} radius={2} role="status">
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1}>
          <Text size={1}>
            {place.list
              ? `This is not among the ${place.title} of ${content.name}, so shoppers see it only where a page names it.`
              : `This is not the ${place.title} of ${content.name}, so shoppers do not see it.`}
          </Text>
        </Box>
        <Button text="Put it on the site" disabled={Boolean(patch.disabled)} onClick={put} />
      </Flex>
    </Card>
  );
}
