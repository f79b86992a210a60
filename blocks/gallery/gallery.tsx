import { stegaClean } from '@sanity/client/stega';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { contentImageSize, imageAddress } from '@/domain/media/image-address.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { PictureViewer } from '@/parts/picture-viewer/picture-viewer-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Section } from '@/ui/section/section.tsx';
import { pictureSizes } from './picture-sizes.ts';

type Gallery = BlockOf<'gallery'>;

const shownPictures = ({ pictures }: Gallery) =>
  (pictures ?? []).flatMap((one) => {
    const image = contentImage(one?.image);
    return one && image ? [{ key: one._key, caption: one.caption ?? '', image, ...contentSource(image) }] : [];
  });

const icons = {
  close: <Icon name="x" size={24} />,
  previous: <Icon name="arrow-left" />,
  next: <Icon name="arrow-right" />,
  closer: <Icon name="plus" />,
  farther: <Icon name="minus" />,
};

/**
 * Pictures side by side, the first of many large; each opens in the full-screen viewer, or by
 * itself without script (BLK-08).
 */
function GalleryView({ block, context }: BlockProps<Gallery>) {
  const pictures = shownPictures(block);
  const id = `gallery-${block._key}`;
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <ul id={id} className="gallery-pictures" data-many={pictures.length > 4} {...context.edit('pictures')}>
        {pictures.map(({ key, image, source, focus, caption }, at) => (
          <li key={key}>
            <a href={imageAddress(source, 1920, 'jpg')} data-picture={at}>
              <SitePicture
                source={source}
                alt={image.alt}
                ratio={[3, 2]}
                widths={[320, 480, 640, 850, 1280]}
                sizes={pictureSizes(at, pictures.length)}
                focus={focus}
              />
              {caption && <span>{caption}</span>}
            </a>
          </li>
        ))}
      </ul>
      <PictureViewer
        listId={id}
        label={stegaClean(block.heading) || 'Pictures'}
        icons={icons}
        pictures={pictures.map(({ key, image, source, caption }) => ({
          key,
          source,
          alt: image.alt,
          caption,
          size: contentImageSize(image) ?? [3, 2],
        }))}
      />
    </Section>
  );
}

export const galleryBlock: BlockDefinition<Gallery, undefined> = {
  type: 'gallery',
  view: GalleryView,
  check: (block) => (shownPictures(block).length > 0 ? null : 'Choose at least one picture.'),
};
