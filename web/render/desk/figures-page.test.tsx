import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { carFiguresLine } from '@/web/desk/car-figures-csv.ts';
import { type FigureParts, figureSummary } from '@/web/desk/figure-summary.ts';
import { figureWeeks } from '@/web/desk/figure-weeks.ts';
import { FiguresPage } from './figures-page.tsx';

const weeks = figureWeeks(Date.parse('2026-11-26T01:10:00Z'), 'Australia/Melbourne');
const none = { weeks, counts: [], cars: [], vitals: [], terms: [], leads: [], reservations: [] };
const html = (parts: Partial<FigureParts>, names: [string, string][] = []) => {
  const summary = figureSummary({ ...none, ...parts });
  return renderToStaticMarkup(
    <FiguresPage title="Figures" {...{ summary }} cars={summary.cars} names={new Map(names)} />,
  );
};
const text = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const visits = (place: number, count: number) => ({ place, event: 100, detail: 'search', count });

describe('[ANL-01] the desk’s page of figures', () => {
  it('shows what it has of a site without figures, and no table of zeros', () => {
    const page = html({});
    expect(text(page)).toContain('19 to 25 Nov, compared with 12 to 18 Nov. Today so far: 0 visits.');
    expect(text(page)).toContain('Nothing was counted in these two weeks.');
    expect(page).not.toContain('<table');
  });

  it('shows this week beside last as drawing and as table, with the change', () => {
    const page = html({ counts: [visits(6, 100), visits(13, 120), visits(14, 3)] });
    expect(text(page)).toContain('Visits 120 100 the week before, +20%');
    expect(text(page)).toContain('Today so far: 3 visits');
    expect(text(page)).toMatch(/Wed 25 120 100 \+20%/);
    expect(page.match(/<svg[^>]*role="img"[^>]*aria-label="Visits of each day/g)).toHaveLength(2);
    expect(page).not.toContain('NaN');
  });

  it('marks as text the car that is looked at without an enquiry, and links cars that the site lists alone', () => {
    const car = { saves: 2, viewsBefore: 0 };
    const cars = [
      { ...car, slug: 'ranger', views: 30 },
      { ...car, slug: '<b>', views: 2 },
    ];
    const page = html({ cars }, [['ranger', '2024 Ford Ranger']]);
    expect(text(page)).toContain('1 car viewed ten times or more without an enquiry');
    expect(text(page)).toMatch(/2024 Ford Ranger 30 2 None/);
    expect(page).toContain('href="/cars/ranger"');
    expect(page).toContain('&lt;b&gt;');
    expect(page).not.toContain('href="/cars/&lt;');
  });

  it('the file has a line for each car', () => {
    const car = { slug: 'ranger', views: 30, viewsBefore: 4, saves: 2, enquiries: 4 };
    expect(carFiguresLine(car)).toBe('"/cars/ranger","30","4","2","4","8"\r\n');
  });
});
