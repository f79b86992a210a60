import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './icon.tsx';
import { iconSprite, iconSpriteAddress } from './icon-sprite.ts';

describe('an icon', () => {
  it('is drawn out of the sprite, in the colour of the text beside it', () => {
    const html = renderToStaticMarkup(<Icon name="map-pin" size={13} stroke={2} />);
    expect(html).toMatch(/^<svg class="[^"]+" width="13" height="13" stroke-width="2" aria-hidden="true">/);
    expect(html).toContain(`<use href="${iconSpriteAddress}#map-pin">`);
    expect(html).not.toContain('<path');
  });

  it('has a drawing of its own there, once, without a colour', () => {
    const drawings = [...iconSprite.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">(.+?)<\/symbol>/g)];
    const names = drawings.map(([, name]) => name);
    expect(names).toContain('map-pin');
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(drawings.map(([, , shapes]) => shapes)).size).toBe(names.length);
    expect(iconSprite).not.toMatch(/ (?:fill|stroke|class|style)=/);
  });

  it('has an address that holds for these drawings alone', () =>
    expect(iconSpriteAddress).toMatch(/^\/icons\.[0-9a-f]{8}\.svg$/));
});
