import { describe, expect, it } from 'vitest';
import type { CatalogueModel } from '@/demo/stock/catalogue/catalogue-model.ts';
import { ford } from '@/demo/stock/catalogue/ford.ts';
import { hyundai, kia } from '@/demo/stock/catalogue/hyundai-kia.ts';
import { mazda } from '@/demo/stock/catalogue/mazda.ts';
import { suzuki } from '@/demo/stock/catalogue/suzuki.ts';
import { toyota } from '@/demo/stock/catalogue/toyota.ts';
import { volkswagen } from '@/demo/stock/catalogue/volkswagen.ts';
import { makeName, modelName } from '@/domain/vocabulary/make-name.ts';
import { picturesIn } from './demo-pictures.ts';
import { demoModels } from './models.ts';

const catalogue: readonly CatalogueModel[] = [ford, hyundai, kia, mazda, suzuki, toyota, volkswagen].flat();
const soldNew = catalogue.filter(({ generations }) => generations.some(({ to }) => to === null));

/** The document of a model by the names that shoppers see. */
const documentOf = ({ make, model }: CatalogueModel) =>
  demoModels.find(
    ({ manufacturer, name }) =>
      manufacturer?._ref === `manufacturer-${makeName(make).toLowerCase()}` &&
      modelName(make, name ?? '') === modelName(make, model),
  );

/** "models/pickup-black.webp" shows a pickup. */
const bodyIn = (document: unknown): string | undefined =>
  /^models\/([a-z0-9]+)-/.exec(picturesIn(document)[0] ?? '')?.[1];

describe('the models of the demo', () => {
  it('[NAV-13] hold everything that their manufacturers sell new, i30, Stonic and Yaris too', () => {
    expect(soldNew.length).toBeGreaterThan(60);
    expect(soldNew.filter((model) => !documentOf(model)).map(({ make, model }) => `${make} ${model}`)).toEqual([]);
  });

  it('[MED-01] are drawn with the body that stock has: a Mustang is a two-door coupé, an F-150 no grey Ranger', () => {
    const drawn = soldNew.map((model) => [model.model, bodyIn(documentOf(model))]);
    expect(drawn).toEqual(soldNew.map(({ model, picture }) => [model, picture]));
    expect(drawn).toEqual(
      expect.arrayContaining([
        ['Mustang', 'muscle'],
        ['F-150', 'pickup'],
      ]),
    );
  });

  it('[NAV-13] show the first of each range and the bodies that no other has from three sides, each with text of its own', () => {
    for (const name of ['Ranger', 'Mustang', 'F-150', 'MX-5', 'T-Cross', 'Kona', 'Sportage', 'Corolla', 'Swift']) {
      const gallery = demoModels.find((model) => model.name === name)?.gallery ?? [];
      expect([name, gallery.length, new Set(gallery.map(({ alt }) => alt)).size]).toEqual([name, 3, 3]);
    }
  });

  it('[BLK-04] begin at a price under which stock has no new one', () => {
    const dearer = soldNew.filter(
      (model) => (documentOf(model)?.fromPrice ?? 0) > Math.min(...model.badges.map(({ dollars }) => dollars)),
    );
    expect(dearer.map(({ model }) => model)).toEqual([]);
  });
});
