type PictureProps = {
  /** `srcset` of each format, widest support last. */
  avif: string;
  webp: string;
  /** For browsers without both formats. */
  src: string;
  /** Empty for a picture that only repeats the text beside it. */
  alt: string;
  /** The frame's size in pixels: reserves its space while the picture loads. */
  width: number;
  height: number;
  sizes: string;
  /** For the first picture of a page: loaded first and eagerly. */
  priority?: boolean;
  className?: string | undefined;
  /** `object-position`: the part that stays visible where the frame crops ("30% 60%"). */
  objectPosition?: string | undefined;
};

/** A picture in the best format and a fitting width. */
export function Picture(props: PictureProps) {
  const { avif, webp, src, alt, width, height, sizes, priority = false, className, objectPosition } = props;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        style={objectPosition ? { objectPosition } : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
