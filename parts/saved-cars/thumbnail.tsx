/** A small photo of a vehicle, beside its name. `src` is an address of the image route. */
export function Thumbnail({ src, className }: { src: string; className: string }) {
  if (!src) return null;
  // biome-ignore lint/performance/noImgElement: the image route is ours; Next's component would add its own script.
  return <img src={src} alt="" width={192} height={128} loading="lazy" className={`object-cover ${className}`} />;
}
