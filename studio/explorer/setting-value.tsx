import { Box, Flex, Text } from '@sanity/ui';
import { contentImageSource, imageAddress } from '@/domain/media/image-address.ts';
import { Disclosure } from './disclosure.tsx';
import { type ShownEntry, shownValue } from './shown-value.ts';

/** A setting's value as staff read it: a colour as a patch, a picture as a thumbnail, a list by its entries. */
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
  if (shown.kind === 'picture') return <Thumbnail assetId={shown.assetId} alt={shown.text} height={60} />;
  if (shown.kind === 'list')
    return (
      <Disclosure summary={shown.text}>
        {shown.entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same, and their order is all they have.
          <Entry key={at} entry={entry} />
        ))}
      </Disclosure>
    );
  return (
    <Text size={1} muted={shown.kind === 'nothing'}>
      {shown.text}
    </Text>
  );
}

function Entry({ entry: { text, assetId } }: { entry: ShownEntry }) {
  return (
    <Flex gap={2} align="center">
      {assetId && <Thumbnail assetId={assetId} alt="" height={28} />}
      <Text size={1}>{text}</Text>
    </Flex>
  );
}

function Thumbnail({ assetId, alt, height }: { assetId: string; alt: string; height: number }) {
  const src = imageAddress(contentImageSource({ assetId, crop: null }), 192, 'webp');
  return (
    <picture>
      <img src={src} alt={alt} loading="lazy" style={{ maxWidth: 160, maxHeight: height, display: 'block' }} />
    </picture>
  );
}
