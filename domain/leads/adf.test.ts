import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { adfOf } from './adf.ts';
import { leadRecord } from './lead-record.fixture.ts';

/** The elements in order, by their paths. Throws on what is not well-formed. */
function pathsOf(xml: string): string[] {
  const parser = new SaxesParser();
  const open: string[] = [];
  const paths: string[] = [];
  parser.on('opentag', ({ name }) => paths.push([...open, name].join('/')) && open.push(name));
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return paths;
}

describe('an enquiry in ADF 1.0', () => {
  it('[FORM-12] has the prospect’s parts in the order that the format demands', () => {
    const xml = adfOf(leadRecord());
    expect(xml.split('\n').slice(0, 2)).toEqual(['<?xml version="1.0" encoding="UTF-8"?>', '<?adf version="1.0"?>']);
    const parts = pathsOf(xml).filter((path) => path.split('/').length === 3);
    expect(parts).toEqual(
      ['id', 'requestdate', 'vehicle', 'customer', 'vendor', 'provider'].map((part) => `adf/prospect/${part}`),
    );
    expect(xml).toContain('<make>Mazda</make>');
    expect(xml).toContain('<price type="quote" currency="AUD">45990</price>');
    expect(xml).toContain('<name part="first">Zo&quot;ë &lt;b&gt;</name>');
    expect(xml).toContain('<odometer status="original" units="km">12500</odometer>');
  });

  it('[FORM-09] [FORM-12] names the shopper’s own car as a second vehicle', () => {
    const details = { make: 'Kia', model: 'Rio', year: 2019, kms: 61_000, rego: 'ABC123' };
    const xml = adfOf(leadRecord({ vehicle: null, details }));
    expect(pathsOf(xml).filter((path) => path === 'adf/prospect/vehicle')).toHaveLength(2);
    expect(xml).toContain('<vehicle interest="trade-in" status="used">');
    expect(xml).toContain('<make>Kia</make>');
  });

  it('is well-formed whatever was typed', () => {
    const lines = [{ label: 'Message', text: ']]>&<!--\ud83d\u0001\n🚗' }];
    expect(() => pathsOf(adfOf(leadRecord({ lines })))).not.toThrow();
  });
});
