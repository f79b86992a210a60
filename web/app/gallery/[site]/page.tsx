import { notFound } from 'next/navigation';
import { readSite } from '@/web/content/read-site.ts';
import { environment } from '@/web/platform/env.ts';
import { renderNow } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { Blocks } from '@/web/render/blocks.tsx';
import { Fixture } from '@/web/render/gallery/fixture.tsx';
import { galleryBlocks } from '@/web/render/gallery/gallery-blocks.ts';
import { GalleryWidths } from '@/web/render/gallery/gallery-widths.tsx';

type Props = { params: Promise<{ site: string }>; searchParams: Promise<{ width?: string }> };

/** Every block in its full and its minimal form, in the look of this site (BLK-10). For developers alone. */
export default async function Gallery({ params, searchParams }: Props) {
  const { FORECOURT_DEV, GALLERY } = environment();
  if (!FORECOURT_DEV && !GALLERY) notFound();
  const site = await readSite((await params).site, false);
  if (!site) notFound();
  const { width } = await searchParams;
  if (width !== undefined) return <GalleryWidths chosen={Number(width)} framed />;
  const page = {
    _id: 'gallery',
    path: '/blocks',
    carTypes: null,
    title: 'Every block',
    blocks: await galleryBlocks(site),
  };
  return (
    <>
      <GalleryWidths chosen={null} />
      <Blocks site={site} page={page} services={services()} now={renderNow()} draft={false} frame={Fixture} />
    </>
  );
}
