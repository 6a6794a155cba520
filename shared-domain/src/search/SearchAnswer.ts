import * as z from 'zod/mini';
import { listingCardSchema } from '../listing/listingCard';
import type { FilterName, ListingFilters } from './listingFilters';
import { listingSorts } from './listingSorts';

// What `GET /api/search` answers. Stable: every name here; fields may be added, so readers leave out what they do not know.

const filtersSchema = z.custom<ListingFilters>((value) => typeof value === 'object');
const filterNameSchema = z.custom<FilterName>((value) => typeof value === 'string');
const countSchema = z.int();
const totalSchema = z.object({ filters: filtersSchema, total: countSchema });

/**
 * How many listings each choice would find, under all other filters and the words. A choice that is not there finds none.
 */
const countsSchema = z.object({
  /**
   * By filter, then by its value: `{ fuels: { petrol: 12 }, make: { dacia: 40 }, kind: { vehicle: 90 }, withPhoto: { 1: 9 } }`.
   * Models are counted once a make is chosen or named by the words; sellers are not.
   */
  choices: z.record(z.string(), z.record(z.string(), countSchema)),
  /**
   * By the filter that is the lower end (`yearFrom`, `priceFrom`): `from[i]` listings are at least `steps[i]` (under the upper end that
   * is chosen), `to[i]` at most (under the lower one). Prices are in whole units of the asked currency.
   */
  ranges: z.record(
    z.string(),
    z.object({
      steps: z.array(z.number()),
      from: z.array(countSchema),
      to: z.array(countSchema),
    }),
  ),
});

/** What some typed words were read as; refused by adding them to `asText`. */
const understoodSchema = z.object({
  /** The words as typed, folded: `golf 4`. */
  text: z.string(),
  /** What they narrow to: for a chip of its own kind. */
  filters: filtersSchema,
  /** Whether it was given up, because nothing would have been left. */
  givenUp: z.optional(z.literal(true)),
  /** Whether the likeliest meaning would have found nothing, and this is another one. */
  isOther: z.optional(z.literal(true)),
});

const hitSchema = z.object({
  word: z.string(),
  /** `none`: no listing has it and it was left out, as were those that the best listings lack (`leftOut`). */
  how: z.enum(['exact', 'form', 'beginning', 'spelling', 'synonym', 'none']),
  /** The words of listings that it stands for, the most frequent first, where it is not itself; a few. */
  as: z.optional(z.array(z.string())),
});

const widenedSchema = z.object({
  /** Around the asked place, one generation around, a price a little over. */
  by: z.enum(['place', 'years', 'price']),
  /** Of `place`: how far, 10, 25 or 50. */
  km: z.optional(z.number()),
  ...totalSchema.shape,
});

export const searchAnswerSchema = z.object({
  cards: z.array(listingCardSchema),
  /** Exact, whatever the page. */
  total: countSchema,
  /** Where the next page begins; absent on the last. */
  next: z.optional(z.string()),
  /** The order of the cards. */
  sort: z.enum(Object.keys(listingSorts) as (keyof typeof listingSorts)[]),
  counts: z.optional(countsSchema),
  understood: z.array(understoodSchema),
  /** Words that were ignored, because no listing under the filters has them all: "am ignorat «canal»". */
  leftOut: z.array(z.string()),
  hits: z.array(hitSchema),
  /** What the words are instead, where they name one person's thing: the list finds nobody's by it, `findOwnListings` the person's own. */
  own: z.optional(z.enum(['vin', 'plate', 'phone'])),
  /** Wider searches that find more, only those that do; there when a page holds few. */
  widened: z.array(widenedSchema),
  /** Where nothing fits: what has the most of it, and which filters they do not answer. */
  nearest: z.optional(
    z.object({
      givenUp: z.array(filterNameSchema),
      cards: z.array(listingCardSchema),
      ...totalSchema.shape,
    }),
  ),
  /** How far the index is: grows with everything that is published, changed or removed. */
  position: z.string(),
  /** When it was answered, to the minute. */
  nowMs: z.number(),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
export type SearchCounts = z.infer<typeof countsSchema>;
export type UnderstoodWords = z.infer<typeof understoodSchema>;
export type WordHit = z.infer<typeof hitSchema>;
export type WidenedSearch = z.infer<typeof widenedSchema>;
