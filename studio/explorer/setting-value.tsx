import { Box, Flex, Stack, Text } from '@sanity/ui';
import { contentImageSource, imageAddress } from '@/domain/site/image-address.ts';
import { shownValue } from './shown-value.ts';

const longestList = 8;

/** A setting's value as staff know it: a colour as a patch, a picture as a thumbnail, a list by its entries. */
export function SettingValue({ path, value }: { path: string; value: unknown }) {
  const shown = shownValue(path, value);
  if (shown.kind === 'colour')
    return (
      <Flex gap={2} align="center">
        <Box
          style={{ width: 18, height: 18, borderRadius: 4, background: shown.text, boxShadow: 'inset 0 0 0 1px #0003' }}
        />
        <Text size={1}>{shown.text}</Text>
      </Flex>
    );
  if (shown.kind === 'picture') return <Thumbnail assetId={shown.assetId} alt={shown.text} />;
  if (shown.kind === 'list')
    return (
      <Stack gap={2}>
        {shown.items.slice(0, longestList).map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same, and their order is all they have.
          <Text key={at} size={1}>
            {item}
          </Text>
        ))}
        {shown.items.length > longestList && (
          <Text size={1} muted>
            and {shown.items.length - longestList} more
          </Text>
        )}
      </Stack>
    );
  return (
    <Text size={1} muted={shown.kind === 'nothing'}>
      {shown.text}
    </Text>
  );
}

function Thumbnail({ assetId, alt }: { assetId: string; alt: string }) {
  const src = imageAddress(contentImageSource({ assetId, crop: null }), 192, 'webp');
  return (
    <picture>
      <img src={src} alt={alt} style={{ maxWidth: 160, maxHeight: 60, display: 'block' }} />
    </picture>
  );
}
