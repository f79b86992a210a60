import { describe, expect, it } from 'vitest';
import { checkEmbed, embedOf } from './embed.ts';
import { embedProviders } from './embed-providers.ts';

describe('[BLK-08] what pages may frame', () => {
  it.each(embedProviders)(
    '$title: its example becomes a frame that the policy lets in',
    ({ title, example, source }) => {
      const embed = embedOf(example);
      expect(embed?.provider).toBe(title);
      const { origin, pathname } = new URL(embed?.src ?? '');
      const allowed = new URL(source);
      expect(origin).toBe(allowed.origin);
      expect(pathname.startsWith(allowed.pathname)).toBe(true);
      expect(checkEmbed(example)).toBe(true);
      expect(embed?.sandbox).not.toMatch(/top-navigation|downloads/);
    },
  );

  it.each([
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://m.youtube.com/watch?t=4&v=aqz-KE-bpKQ',
    ' https://www.youtube.com/shorts/aqz-KE-bpKQ ',
  ])('%s is played without cookies', (address) =>
    expect(embedOf(address)?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/),
  );

  it('an unlisted Vimeo video keeps its key, and disables Vimeo’s tracking', () => {
    expect(embedOf('https://vimeo.com/76979871/ab12cd')?.src).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12cd',
    );
  });

  it('a page of Facebook becomes its plugin, a post of Instagram its embed', () => {
    expect(embedOf('https://facebook.com/a.dealer')?.src).toContain(
      'plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fa.dealer&',
    );
    expect(embedOf('https://www.instagram.com/p/Cabc_123/?igsh=1')?.src).toBe(
      'https://www.instagram.com/p/Cabc_123/embed/',
    );
  });

  it.each([
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.google.com/search?q=cars',
    'https://www.google.com/maps/embedded',
    'https://www.google.com:444/maps/embed?pb=1',
    'https://user@calendly.com/x',
    'https://www.facebook.com/plugins/login.php?href=x',
    'https://www.youtube.com/watch?v=../../x',
    'javascript:alert(1)',
    'data:text/html,x',
    'calendly.com/x',
    '',
  ])('%j is not framed', (address) => expect(embedOf(address)).toBeNull());

  it('a block for videos takes videos alone', () => {
    expect(embedOf('https://calendly.com/a/b', ['video'])).toBeNull();
    expect(embedOf('https://vimeo.com/76979871', ['video'])).not.toBeNull();
  });

  it('[CMS-03] the studio states what is wrong and what would do', () => {
    expect(checkEmbed(undefined)).toBe(true);
    expect(checkEmbed('<iframe src="https://vimeo.com/1"></iframe>')).toMatch(/only the address/);
    expect(checkEmbed('https://www.youtube.com/@dealer')).toMatch(/of YouTube cannot be shown.*watch\?v=/);
    expect(checkEmbed('https://example.com/form')).toMatch(/^Only YouTube, Vimeo, .* and Instagram can be shown/);
    expect(checkEmbed('https://example.com/form', ['video'])).toMatch(/^Only YouTube and Vimeo can/);
  });
});
