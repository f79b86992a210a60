import { describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { FinanceBanner } from './finance-banner.tsx';
import { FinanceCta } from './finance-cta.tsx';

describe('[FIN-11] the ways to finance', () => {
  const site = (features: object) => siteWith({ features });
  it('are a link, or a dialog whose link serves those without script', () => {
    expect(linksOf(<FinanceCta site={site({})} car={null} />)).toHaveLength(1);
    expect(plainTextOf(<FinanceCta site={site({})} car={null} own={{ label: 'Our finance' }} />)).toBe('Our finance');
    expect(plainTextOf(<FinanceCta site={site({ financeEnquireLabel: true })} car={null} />)).toBe('Enquire Now');
    const dialog = markupOf(<FinanceCta site={site({ financeModal: true })} car={null} />);
    expect(dialog).toContain('Get Finance Now');
    expect(dialog).not.toBe(markupOf(<FinanceCta site={site({})} car={null} />));
  });

  it('are announced by a banner where the site has it', () => {
    expect(linksOf(<FinanceBanner site={site({ financeBanner: true })} car={null} />)).toHaveLength(1);
    expect(markupOf(<FinanceBanner site={site({ financeBanner: false })} car={null} />)).toBe('');
  });
});
