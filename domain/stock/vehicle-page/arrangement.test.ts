import { describe, expect, it } from 'vitest';
import { arrangedParts, columnEnds, vehicleSections } from './arrangement.ts';
import { vehicleKind } from './vehicle-kind.ts';

const section = (name: string, hidden = false) => ({ _type: 'vehicleSection', section: name, hidden });
const names = (items: Parameters<typeof arrangedParts>[0]) =>
  arrangedParts(items, () => true).map((part) => (part.kind === 'section' ? part.section : `block ${part.at}`));

describe('how staff arrange the page of a vehicle', () => {
  it('[VDP-01] is the usual order where they arranged nothing', () => {
    for (const nothing of [null, undefined, []])
      expect(names(nothing)).toEqual(vehicleSections.map(({ value }) => value));
  });

  it('[VDP-01] keeps their order and their blocks between, and leaves out what is hidden, unknown or named again', () => {
    const items = [
      section('comments'),
      { _type: 'richText' },
      section('finance', true),
      section('nonsense'),
      null,
      section('facts'),
      section('comments'),
      { _type: 'faq', hidden: true },
      section('enquiry'),
    ];
    expect(names(items)).toEqual(['comments', 'block 1', 'facts', 'enquiry']);
  });

  it('[VDP-01] shows a section or a block on the vehicles that meet its condition, and a section again for others', () => {
    const items = [
      { ...section('included'), condition: { carTypes: ['new'] } },
      { _type: 'warranty', condition: { carTypes: ['new'] } },
      { ...section('enquiry'), condition: { carTypes: ['new'] } },
      section('facts'),
      { ...section('included'), condition: { carTypes: ['used'] } },
    ];
    const on = (carType: string) =>
      arrangedParts(items, (condition) => condition?.carTypes?.includes(carType) ?? true).map((part) =>
        part.kind === 'section' ? part.section : `block ${part.at}`,
      );
    expect(on('new')).toEqual(['included', 'block 1', 'enquiry', 'facts']);
    expect(on('used')).toEqual(['facts', 'included', 'enquiry']);
  });

  it('[FORM-14] never loses the enquiry', () => expect(names([section('facts')])).toEqual(['facts', 'enquiry']));

  it('turns to the whole width at the first wide section', () => {
    expect(columnEnds(arrangedParts(null, () => true))).toBe(7);
    expect(columnEnds(arrangedParts([section('similar'), section('facts')], () => true))).toBe(0);
  });

  it('knows cars, motorcycles and caravans; all else is arranged as a car', () => {
    expect(['car', 'motorcycle', 'caravan', 'truck', ''].map(vehicleKind)).toEqual([
      'car',
      'motorcycle',
      'caravan',
      'car',
      'car',
    ]);
  });
});
