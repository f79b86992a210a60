import '@/ui/theme/staff.css';

const widths = [390, 768, 1024, 1440];

type Props = { chosen: number | null; framed?: boolean };

/** Shows the gallery at a width, in a frame so that media queries apply. */
export function GalleryWidths({ chosen, framed = false }: Props) {
  const width = chosen !== null && chosen >= 240 && chosen <= 3_840 ? chosen : 390;
  return (
    <>
      <nav className="gallery-widths" aria-label="Width of the gallery">
        <a href="/blocks">Full</a>
        {widths.map((one) => (
          <a key={one} href={`/blocks?width=${one}`} aria-current={framed && one === width ? 'page' : undefined}>
            {one} px
          </a>
        ))}
      </nav>
      {framed && (
        <iframe className="gallery-frame" src="/blocks" title={`Every block, ${width} pixels wide`} width={width} />
      )}
    </>
  );
}
