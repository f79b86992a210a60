import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormContent } from '@/domain/leads/form-content.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import type { SiteSettings } from '@/domain/site/site-settings.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { VehicleReports } from './vehicle-reports.tsx';

const fileUrl = 'https://files.example/report.pdf';

function reports(features: NonNullable<SiteSettings['features']>, other: object = {}): string {
  const site = siteWith({ features });
  const form = resolveForm(standardForm('report-request') as FormContent, site, sunday);
  const vehicle = pageVehicle({ carType: 'used', ...other });
  return renderToStaticMarkup(<VehicleReports vehicle={vehicle} site={site} form={form} year={2026} />);
}

const text = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

describe('reports about a vehicle', () => {
  it('[VDP-21] are nowhere without a file and with the plugins off', () => {
    expect(reports({})).toBe('');
    expect(reports({}, { fileUrl: 'http://files.example/report.pdf' })).toBe('');
  });

  it("[CARD-08] the dealer's history report opens in a new tab that knows nothing of this one", () => {
    const markup = reports({}, { fileUrl });
    expect(markup).toMatch(new RegExp(`<a [^>]*href="${fileUrl}" target="_blank" rel="noopener"`));
    expect(text(markup)).toBe('History and analysis History report');
  });

  it('[VDP-21] the analysis and the PPSR report each come by their own switch', () => {
    const analysed = text(reports({ carAnalysis: true }));
    expect(analysed).toContain('Kilometres a year 7,400 km, less than most');
    expect(analysed).not.toContain('PPSR');
    const registered = text(reports({ ppsrReport: true }));
    expect(registered).toBe('History and analysis Request the PPSR report');
    expect(text(reports({ ppsrReport: true }, { fileUrl }))).toBe('History and analysis PPSR and history report');
  });

  it.each([
    ['a new car', { carType: 'new' }],
    ['a caravan', { itemType: 'caravan', body: 'Caravan', caravan: { sleeps: 4 } }],
  ])('[VDP-21] of %s there is none but what the dealer sent', (_what, other) => {
    const both = { carAnalysis: true, ppsrReport: true };
    expect(reports(both, other)).toBe('');
    expect(text(reports(both, { ...other, fileUrl }))).toBe('History and analysis History report');
  });
});
