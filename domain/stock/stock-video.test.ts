import { describe, expect, it } from 'vitest';
import { stockVideos } from './stock-video.ts';

const origins = [{ name: 'yard', origin: 'https://yard.example' }];
const one = (address: string) => stockVideos([address], origins)[0] ?? null;

describe('[MED-05] a video of a vehicle', () => {
  it('of a media origin is a file of the site’s own host', () =>
    expect(one('https://yard.example/walk/ute-1.mp4')).toEqual({ kind: 'file', src: '/file/yard/walk/ute-1.mp4' }));

  it('of YouTube or Vimeo is a frame, whose address stays ours until it is requested', () => {
    expect(one('https://youtu.be/aqz-KE-bpKQ')).toMatchObject({ kind: 'embed', embed: { provider: 'YouTube' } });
    expect(one('https://vimeo.com/76979871')).toMatchObject({ kind: 'embed', embed: { provider: 'Vimeo' } });
  });

  it('of anywhere else is a link, since the page’s policy plays no other host', () => {
    expect(one('https://www.films.example/v/1')).toEqual({
      kind: 'link',
      href: 'https://www.films.example/v/1',
      host: 'films.example',
    });
    expect(one('https://yard.example/walk/ute-1.exe')).toMatchObject({ kind: 'link' });
  });

  it('is nothing when it is no address that a browser may open', () => {
    for (const odd of ['', 'film.mp4', 'javascript:alert(1)', 'http://films.example/v'])
      expect(one(odd), odd).toBeNull();
  });

  it('is listed once, however often a feed names it, and a feed’s hundred videos are six', () => {
    const film = 'https://yard.example/a.mp4';
    expect(stockVideos([film, film, ''], origins)).toHaveLength(1);
    const many = Array.from({ length: 100 }, (_, at) => `https://yard.example/${at}.mp4`);
    expect(stockVideos(many, origins)).toHaveLength(6);
  });
});
