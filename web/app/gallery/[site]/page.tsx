import { notFound } from 'next/navigation';
import { readSite } from '@/web/content/read-site.ts';
import { environment } from '@/web/env.ts';
import { renderNow } from '@/web/front/render-record.ts';
import { Blocks } from '@/web/render/blocks.tsx';
import { galleryBlocks } from '@/web/render/gallery-blocks.ts';

type Props = { params: Promise<{ site: string }> };

/** Every block in its full and its minimal form, in the look of this site. For developers: nobody else gets here. */
export default async function Gallery({ params }: Props) {
  if (!environment().FORECOURT_DEV) notFound();
  const site = await readSite((await params).site, false);
  if (!site) notFound();
  const page = {
    _id: 'gallery',
    path: '/blocks',
    carTypes: null,
    title: 'Every block',
    blocks: await galleryBlocks(site),
  };
  return <Blocks site={site} page={page} now={renderNow()} draft />;
}
