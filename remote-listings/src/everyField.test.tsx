// Each field of the catalogues goes through everything that derives from it, and each filter too: a kind without its arm somewhere fails here.
import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { toListingFacts } from '@anunturi/shared-domain/listing/listingFacts';
import { idsOf } from '@anunturi/shared-domain/listing/vehicleFields';
import { anyOf } from '@anunturi/shared-domain/samples/anyFilters';
import { withField } from '@anunturi/shared-domain/samples/Case';
import {
  sampleCar,
  sampleNow,
  sampleOtherVehicle,
  samplePart,
  sampleService,
} from '@anunturi/shared-domain/samples/listingSamples';
import {
  type AskedFacet,
  askedFacets,
  namesOf,
  subjectOf,
} from '@anunturi/shared-domain/search/askedFacets';
import {
  type ListingFilters,
  readFilters,
  tidyFilters,
  writeFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { matchesFilters } from '@anunturi/shared-domain/search/listingMatch';
import { resolveFilters } from '@anunturi/shared-domain/search/resolveFilters';
import { facets } from '@anunturi/shared-domain/search/facets';
import { wordedFacets } from '@anunturi/shared-domain/search/wordedFacets';
import fc from 'fast-check';
import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { FilterFields } from './browse/components/filters/FilterFields';
import { MoreFilters } from './browse/components/filters/MoreFilters';
import { type AskedField, askedFields, formNames } from './domain/sell-form/askedFields';
import { fillSellForm } from './domain/sell-form/fillSellForm';
import { toFilterChips } from './domain/filterChips';
import { withKind } from './domain/filterChanges';
import { fieldId } from './sell/components/fields/FormFields';
import { GroupedFields } from './sell/components/steps/GroupedFields';
import { checkSellForm, type ListingInput } from './sell/domain/checkSellForm';
import { toPreviewFacts } from './sell/domain/preview/previewFacts';
import { sampleContext } from './testing/sampleForms';

jest.mock('./data/lists/useLists', () => ({
  useCategories: () => ({ state: 'ready', value: [] }),
  usePlaces: () => ({ state: 'ready', value: [] }),
}));

const samples: Record<CategoryShape, ListingFields> = {
  car: sampleCar,
  other: listingSchema.parse(withField(sampleOtherVehicle, 'vehicle.modelName', 'Husar 750')),
  part: samplePart,
  service: sampleService,
};
const shapes = Object.keys(samples) as CategoryShape[];
const fields = shapes.flatMap((shape) =>
  askedFields(shape).map((field) => [shape, field.name, field] as const),
);
/** Fields that the table of facts says in another field's words, or leaves to another part of the page. */
const noFactOfTheirOwn: readonly string[] = [
  'make',
  'model',
  'finish',
  'vinNonStandard',
  'equipment',
  'coveredLocalityIds',
];

function valuesOf(field: AskedField, held: unknown): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'choice':
      return fc.constantFrom(...idsOf(field.choices));
    case 'choices':
      return fc.subarray(idsOf(field.choices), { minLength: 1, maxLength: 5 });
    case 'whole':
      return fc.integer({ min: field.from, max: field.to });
    case 'year':
      return fc.integer({ min: field.from, max: sampleContext.yearNow });
    case 'text':
      return fc.constantFrom('Texte scrise', 'A1');
    case 'month':
      return fc.constantFrom('2019-05', '2027-12');
    case 'flag':
      return field.name === 'wholeCounty' ? fc.constant(held) : fc.boolean();
    case 'vin':
      return fc.constantFrom('UU1L5220058123456', 'WVWZZZ1KZAW000001');
    case 'places':
      return fc
        .subarray(['cisnadie', 'selimbar'], { minLength: 1 })
        .map((ids) => ['sibiu', ...ids]);
    case 'slug':
      return fc.constant(held); // with a name beside it, which would have to change too
  }
}

const factsIn = (listing: ListingFields | ListingInput): Readonly<Record<string, unknown>> =>
  listing.kind === 'service' ? listing.service : listing.vehicle;

/** The listing with the fuel of those that have the field, where only some have it. */
const withFuelOf = ({ form: { fuels } }: AskedField, listing: ListingFields): ListingFields =>
  fuels ? listingSchema.parse(withField(listing, 'vehicle.fuel', fuels[0])) : listing;

test.each(fields)(
  'of a listing (%s) the field %s goes through document, form, preview and facts',
  (shape, name, field) => {
    const sample = withFuelOf(field, samples[shape]);
    const path = `${sample.kind}.${name}`;
    fc.assert(
      fc.property(valuesOf(field, factsIn(sample)[name]), (value) => {
        const listing: ListingFields = listingSchema.parse(withField(sample, path, value));
        const form = fillSellForm(listing);
        const checked = checkSellForm(form, sampleContext);
        expect(checked).not.toHaveProperty('errors');
        const { input } = checked as Extract<typeof checked, { input: object }>;
        const unticked = value === false && field.shapes[shape] !== 'required';
        expect(factsIn(input)[name]).toEqual(unticked ? undefined : value);

        const facts = toListingFacts(listing, String);
        expect(toPreviewFacts(form, String)).toEqual(facts);
        const own = facts.find((fact) => fact.name === name);
        const saysNothing = value === undefined || (value === false && name !== 'wholeCounty');
        if (saysNothing || noFactOfTheirOwn.includes(name)) expect(own).toBeUndefined();
        else expect(own?.value).toMatch(/^(?!.*undefined)./);
      }),
      { numRuns: 10 },
    );
  },
);

test.each(shapes)('every field of a listing (%s) has a control in the form', (shape) => {
  function Form() {
    // A model is asked for when there is a make, whether a VIN is an odd one when there is a VIN, a range when there is a plug.
    const filled = {
      ...fillSellForm(samples[shape]),
      make: 'dacia',
      vin: 'UU1L5220058123456',
      fuel: 'electric',
    };
    const form = useForm({ defaultValues: filled });
    return (
      <FormProvider {...form}>
        <GroupedFields step="facts" shape={shape} />
        <GroupedFields step="details" shape={shape} />
      </FormProvider>
    );
  }
  render(<Form />);
  const without = askedFields(shape).filter((field) =>
    formNames(field).every((name) => document.getElementById(fieldId(name)) === null),
  );
  // Its chips stand in groups.
  expect(without.filter(({ name }) => name !== 'equipment')).toEqual([]);
  expect(screen.queryAllByRole('button', { name: 'ABS' })).toHaveLength(
    askedFields(shape).some(({ name }) => name === 'equipment') ? 1 : 0,
  );
});

const context = { now: sampleNow, eurRateBani: 509, neighbourIds: () => [] };
const idAsName = (id: string) => id;
const names = { category: idAsName, place: idAsName, make: idAsName, model: idAsName };
const rows = askedFacets.map((facet) => [facet.path, facet] as const);

/** The value of a field that answers filters. */
function answerTo(facet: AskedFacet, filters: ListingFilters): unknown {
  switch (facet.type) {
    case 'text':
    case 'choice':
    case 'yes':
      return filters[facet.name];
    case 'choices':
      return filters[facet.name]?.[0];
    case 'counted':
      return Number(filters[facet.name]?.[0]);
    case 'range':
      return filters[facet.from] ?? filters[facet.to];
  }
}

test.each(rows)('a filter of %s goes through address, matching and chips', (path, facet) => {
  const base: ListingFilters = {
    kind: subjectOf(facet) === 'service' ? 'service' : 'vehicle',
    ...(path === 'vehicle.model' && { make: 'dacia' }),
  };
  fc.assert(
    fc.property(anyOf(namesOf(facet)), (values) => {
      const asked = tidyFilters({ ...base, ...values });
      expect(readFilters(writeFilters(asked).toString())).toEqual(asked);

      const sample = asked.kind === 'service' ? sampleService : sampleCar;
      const listing = withField(sample, path, answerTo(facet, asked)) as ListingFields;
      const resolved = resolveFilters(asked, context);
      expect(matchesFilters(listing, resolved)).toBe(true);
      const silent = withField(sample, path, undefined) as ListingFields;
      expect(matchesFilters(silent, resolved)).toBe(false);

      const chips = toFilterChips(asked, names);
      for (const { label } of chips) expect(label).toMatch(/^(?!.*undefined)./);
      const taken = namesOf(facet).filter((name) => asked[name] !== undefined);
      for (const name of taken)
        expect(chips.some(({ without }) => without[name] !== asked[name])).toBe(true);

      const subject = subjectOf(facet);
      const other = withKind(asked, subject === 'service' ? 'vehicle' : 'service');
      if (subject !== 'every') for (const name of taken) expect(other).not.toHaveProperty(name);
    }),
    { numRuns: 20 },
  );
});

test.each(wordedFacets.map((facet) => [facet.label, facet] as const))(
  'the panel has a control for „%s”',
  (label, facet) => {
    const kind = subjectOf(facet) === 'service' ? 'service' : 'vehicle';
    const asked = { filters: { kind }, meant: { kind }, counts: undefined, kind } as const;
    const { container } = render(
      <>
        <FilterFields {...asked} />
        <MoreFilters {...asked} shape={undefined} />
      </>,
    );
    expect(screen.getAllByText((text) => text.startsWith(label))[0]).toBeInTheDocument();
    for (const name of namesOf(facet))
      expect(container.querySelectorAll(`[name="${facets[name].param}"]`)).not.toHaveLength(0);
  },
);
