import type { Catalogue, CatalogueField } from '@anunturi/shared-domain/listing/CatalogueField';
import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import { serviceCatalogue } from '@anunturi/shared-domain/listing/serviceCatalogue';
import { vehicleCatalogue } from '@anunturi/shared-domain/listing/vehicleCatalogue';
import { withField } from '@anunturi/shared-domain/samples/Case';
import { sampleCar, sampleService } from '@anunturi/shared-domain/samples/listingSamples';
import { baseWorld } from './baseWorld';
import { judgeCase } from './judgeCase';
import { claimsOf } from './people';
import { compileProductRules } from './readRules';
import type { Data } from './RuleCase';
import { asOwned, extremeListings } from './tables/listings/extremeListings';
import { firstVersion, publish } from './tables/listings/publishing';

/** The security rules admit what the catalogue of fields says, by shape: the same fields, choices and limits. */
const now = new Date('2026-11-20T10:00:00Z');
const rules = compileProductRules();
const world = baseWorld(now);

function rulesAdmit(listing: Data): boolean {
  const as = listing.ownerId as string;
  const act = { write: publish('New45678901234567890', listing, now) };
  return judgeCase(
    rules,
    world,
    { what: 'a listing', as, claims: claimsOf(as), may: true, act },
    now,
  );
}

const extreme = (name: string) => extremeListings(now).find(([what]) => what === name)![1];
const listings: Record<CategoryShape, Data> = {
  car: firstVersion(sampleCar as Data, now),
  other: extreme('a lorry with nothing that it may lack'),
  part: extreme('a damaged part'),
  service: firstVersion(asOwned(sampleService as Data), now),
};
const catalogueOf = (shape: CategoryShape): Catalogue =>
  shape === 'service' ? serviceCatalogue : vehicleCatalogue;

/** Values at the limits of a field, and beyond them. */
function valuesOf(field: CatalogueField): { fits: unknown[]; faults: unknown[] } {
  switch (field.type) {
    case 'choice':
      return { fits: Object.keys(field.choices), faults: ['unknownChoice', 1] };
    case 'choices': {
      const ids = Object.keys(field.choices);
      const tooMany = Array.from({ length: field.max + 1 }, () => ids[0]);
      return { fits: [[], ids], faults: [['unknownChoice'], tooMany] };
    }
    case 'whole':
    case 'year':
      return { fits: [field.from, field.to], faults: [field.from - 1, field.to + 1, '1'] };
    case 'text':
      return { fits: ['x', 'x'.repeat(field.max)], faults: ['', 'x'.repeat(field.max + 1)] };
    case 'slug':
      return { fits: ['x', 'x'.repeat(field.max)], faults: ['X', 'x'.repeat(field.max + 1)] };
    case 'month':
      return { fits: ['1900-01', '2099-12'], faults: ['2019-13', '2019'] };
    case 'flag':
      return { fits: [true, false], faults: ['da', 1] };
    case 'vin':
      return { fits: ['ABC', 'UU1L5220058123456'], faults: ['AB', 'A B C', 'abc'] };
    case 'places':
      return {
        fits: [['x']],
        faults: [[], Array.from({ length: field.max + 1 }, (_, at) => `p${at}`)],
      };
  }
}

const rows = (Object.keys(listings) as CategoryShape[]).flatMap((shape) =>
  Object.entries(catalogueOf(shape)).map(([name, field]) => [shape, name, field] as const),
);

test.each(rows)('the rules take of a %s the %s that the catalogue takes', (shape, name, field) => {
  const listing = listings[shape];
  const path = `${shape === 'service' ? 'service' : 'vehicle'}.${name}`;
  const { fits, faults } = valuesOf(field);
  const admitted = (values: unknown[]) =>
    values.filter((value) => rulesAdmit(withField(listing, path, value)));
  const isTheirs = field.shapes[shape] !== undefined;
  expect(rulesAdmit(listing)).toBe(true);
  expect(admitted(fits)).toEqual(isTheirs ? fits : []);
  expect(admitted(faults)).toEqual([]);
  if (isTheirs)
    expect(rulesAdmit(withField(listing, path, undefined))).toBe(
      field.shapes[shape] === 'optional',
    );
});
