import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { StockVideo } from '@/domain/stock/stock-video.ts';
import { stockVideos } from '@/domain/stock/stock-video.ts';
import { galleryItems } from '@/domain/stock/vehicle-page/views.ts';
import { HotspotList } from './hotspot-list.tsx';
import { PlainMedia } from './plain-media.tsx';
import { VehicleGallery } from './vehicle-gallery.tsx';

const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ source: 'stock', path: `ranger/${at}`, rev: 'v1', alt: '' }));
const markupOf = (count: number, videos: StockVideo[] = [], first = true) =>
  renderToStaticMarkup(
    <VehicleGallery id="g" name="Ranger" items={galleryItems(photos(count), videos, 'second')} first={first} />,
  );
const counted = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

describe('the photos of a vehicle', () => {
  it('[MED-02] have thumbnails below them when there are more than three', () => {
    expect([counted(markupOf(3), /data-slide="/g), counted(markupOf(4), /data-slide="/g)]).toEqual([0, 4]);
  });

  it('[MED-02] open on the full screen by a button; a video alone has none', () => {
    const button = 'aria-label="View photos full screen"';
    expect(markupOf(1)).toContain(button);
    expect(markupOf(0, stockVideos(['https://youtu.be/aqz-KE-bpKQ'], []))).not.toContain(button);
  });

  it('[MED-02] lead to the whole picture without script, each with text of its own', () => {
    const markup = markupOf(2);
    expect(markup).toContain('href="/image/stock/1600/v1/ranger/1.jpg"');
    expect(markup).toContain('alt="Ranger, photo 2 of 2"');
  });

  it('[MED-07] come in several widths with their place reserved; the first one alone is requested at once', () => {
    const markup = markupOf(5);
    expect(counted(markup, /loading="eager"/g)).toBe(1);
    expect(markup.indexOf('loading="eager"')).toBeLessThan(markup.indexOf('ranger/1'));
    expect(markup).toMatch(/375w, [^"]+ 850w/);
    expect(counted(markup, /<img[^>]+width="\d+" height="\d+"/g)).toBe(10);
    expect(markupOf(5, [], false)).not.toContain('loading="eager"');
  });

  it('[MED-02] two hundred of them stay under 2.5 KB of markup each', () => {
    const markup = markupOf(200);
    expect(counted(markup, /data-picture=/g)).toBe(200);
    expect(markup.length / 200).toBeLessThan(2_500);
  });
});

describe('[MED-05] videos of a vehicle', () => {
  const origins = [{ name: 'yard', origin: 'https://yard.example' }];

  it('name no other company in what a browser fetches before a click', () => {
    const markup = markupOf(3, stockVideos(['https://youtu.be/aqz-KE-bpKQ', 'https://yard.example/a.mp4'], origins));
    expect(markup).toContain('This loads content from YouTube.');
    expect(markup).not.toMatch(/<(?:iframe|video|script|link)/);
    expect(markup).not.toMatch(/ src(?:set)?="[^"]*(?:youtube|\.mp4)/i);
  });

  it('[PLUS-06] are plain links without script, as the interior and the sides of the spin are', () => {
    const markup = renderToStaticMarkup(
      <PlainMedia
        name="Ranger"
        vehicle={{
          walkaround: stockVideos(['https://yard.example/a.mp4'], origins),
          videos: stockVideos(['https://youtu.be/aqz-KE-bpKQ'], origins),
          interior: photos(1)[0] ?? null,
          spin: photos(36),
        }}
      />,
    );
    const links = [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links.slice(0, 2)).toEqual(['/file/yard/a.mp4', 'https://youtu.be/aqz-KE-bpKQ']);
    expect(links.slice(3)).toEqual([0, 9, 18, 27].map((frame) => `/image/stock/850/v1/ranger/${frame}.jpg`));
  });
});

it('[PLUS-06] what a spin points out is a list, too', () => {
  const markup = renderToStaticMarkup(
    <HotspotList hotspots={[{ id: 'w', description: 'Alloy wheels', anchors: [] }]} />,
  );
  expect(markup).toMatch(/<ul[^>]*><li>Alloy wheels<\/li>/);
  expect(renderToStaticMarkup(<HotspotList hotspots={[]} />)).toBe('');
});
