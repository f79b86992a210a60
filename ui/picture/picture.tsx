type PictureProps = {
  /** `srcset` of each format, widest support last. */
  avif: string;
  webp: string;
  /** For browsers that know neither. */
  src: string;
  /** Empty for a picture that only repeats the text beside it. */
  alt: string;
  /** The frame's proportions in pixels: the place is reserved while the picture loads. */
  width: number;
  height: number;
  sizes: string;
  /** The picture that a page opens with: fetched first and at once. */
  priority?: boolean;
  className?: string | undefined;
  /** Which part stays in sight where the frame cuts, in CSS ("30% 60%"). */
  objectPosition?: string | undefined;
};

/** A picture in the best format that the browser supports and no wider than its place. */
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
