import * as z from 'zod/mini';
import { toSlug } from '../formats/slug';
import { textField, wholeField } from './fields';

export const placeSchema = z.tuple([
  textField(2, 60),
  z.enum(['city', 'town', 'commune']),
  z.number().check(z.minimum(43), z.maximum(49)),
  z.number().check(z.minimum(20), z.maximum(30)),
]);

/** Where the file of a county lies, from the folder of the site's configuration. */
export const countyFilePath = (code: string): string => `counties/${code}.json`;

/** `counties/{code}.json` beside the site's configuration: what a new site of that county starts with. */
export const countyFileSchema = z
  .strictObject({
    /** For editors. */
    $schema: z.optional(z.string()),
    /** Name, kind, latitude and longitude (about to the kilometre) of every city, town and commune. */
    places: z.array(placeSchema).check(z.minLength(2), z.maxLength(300)),
    demonstration: z.strictObject({
      /** Those that the demonstration's texts mention first: `{town1}` is the first town of this list. */
      mentioned: z.array(textField(2, 60)),
      /** Examples, not decisions of these councils: surcharges on the vehicle tax in percent, by name. */
      surcharges: z.record(textField(2, 60), wholeField(0, 100)),
    }),
  })
  .check(({ value: { places, demonstration }, issues }) => {
    const names = places.map(([name]) => name);
    const refuse = (...path: (string | number)[]) =>
      issues.push({ code: 'custom', path, input: places });
    const ids = names.map(toSlug);
    ids.forEach((id, at) => ids.indexOf(id) < at && refuse('places', at, 0));
    demonstration.mentioned.forEach(
      (name, at) => names.includes(name) || refuse('demonstration', 'mentioned', at),
    );
    for (const name of Object.keys(demonstration.surcharges))
      if (!names.includes(name)) refuse('demonstration', 'surcharges', name);
  });
export type CountyFile = z.infer<typeof countyFileSchema>;
/** A place of the county with where it lies. */
export type CountyPlace = CountyFile['places'][number];
