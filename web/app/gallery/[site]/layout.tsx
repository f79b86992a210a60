import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { noTags } from '@/domain/third-parties/page-tag.ts';
import { readSite } from '@/web/content/read-site.ts';
import { SiteDocument } from '@/web/render/site-document.tsx';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Blocks', icons: '/favicon.svg', robots: { index: false } };

type Props = { children: ReactNode; params: Promise<{ site: string }> };

export default async function GalleryLayout({ children, params }: Props) {
  const site = await readSite((await params).site, false);
  if (!site) notFound();
  return (
    <SiteDocument site={site} path="/blocks" draft={false} tags={noTags}>
      {children}
    </SiteDocument>
  );
}
