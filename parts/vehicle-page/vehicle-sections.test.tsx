import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { siteWith as site } from '@/domain/leads/site.fixture.ts';
import type { SiteSettings } from '@/domain/site/site-settings.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { VehicleSections } from './vehicle-sections.tsx';

const plainCopy = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

describe('the sections of a vehicle', () => {
  const equipped = { standardEquipment: ['ABS', 'Tow bar'], features: ['Roof racks'], dealerComments: 'One owner.' };
  const sections = async (features: SiteSettings['features'], withComments: boolean) => {
    const { prelude } = await prerenderToNodeStream(
      <VehicleSections
        vehicle={pageVehicle(equipped)}
        site={site({ features: features ?? {} })}
        year={2026}
        withComments={withComments}
      />,
    );
    return text(prelude);
  };

  it('[VDP-16] are behind titles that open without script', async () => {
    const markup = await sections({}, false);
    expect(markup.match(/<details/g)).toHaveLength(2);
    expect(plainCopy(markup)).toMatch(/Included.*Tow bar.*Features.*Roof racks/);
  });

  it('[VDP-01] are those of the specification in its order; reserving is mentioned where this very car can be reserved', async () => {
    const settings = { texts: { whyBuy: 'One price.\n\nOur own workshop.', warrantyLine: 'Five years.' } };
    const titles = async (other: object, settings: SiteSettings) => {
      const { prelude } = await prerenderToNodeStream(
        <VehicleSections
          vehicle={pageVehicle({ ...equipped, ...other })}
          site={site(settings)}
          year={2026}
          withComments={false}
        />,
      );
      const markup = await text(prelude);
      return {
        markup,
        titles: [...markup.matchAll(/<summary[\s\S]*?<\/summary>/g)].map(([summary]) => plainCopy(summary).trim()),
      };
    };
    const all = await titles({}, { ...settings, features: { checkout: true } });
    expect(all.titles.map((title) => title.replace('&#x27;', '’'))).toEqual([
      expect.stringMatching(/^What.s Included/),
      expect.stringMatching(/^Why Buy From Us\?/),
      expect.stringMatching(/^Reserve Online/),
      expect.stringMatching(/^Protect Your Car/),
      expect.stringMatching(/^Features/),
    ]);
    expect(plainCopy(all.markup)).toMatch(/One price\. Our own workshop\. .*Reserve \$200.*is authorised, not charged/);
    const sold = await titles({ status: 'sold', soldAtMs: 5 }, { ...settings, features: { checkout: true } });
    expect(sold.titles.join()).not.toContain('Reserve Online');
    expect((await titles({}, {})).titles).toHaveLength(2);
  });

  it("[VDP-01] are behind tabs where the site wants it, the dealer's comments first", async () => {
    const markup = await sections({ sectionTabs: true }, true);
    const tabs = [...markup.matchAll(/role="tab"[^>]*>([^<]+)/g)].map(([, label]) => label);
    expect(tabs).toEqual(['Dealer Comments', 'What&#x27;s Included', 'Features']);
    expect(plainCopy(markup)).toContain('One owner.');
    expect(plainCopy(await sections({ sectionTabs: true }, false))).not.toContain('One owner.');
  });
});
