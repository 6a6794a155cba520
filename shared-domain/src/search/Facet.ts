import type { CountedPath, FieldPath } from '../listing/fieldsByPath';
import { idsOf } from '../listing/vehicleFields';
import { type Codec, oneOf, someOf, whole, yes } from './Codec';
import type { RangePath as AnyRangePath } from './rangeSteps';

/** What a filter asks. All but `own` ask about the field at a path of the listing. */
type Asks =
  /** Words, price, places, order: the meaning of each is its own. */
  | { type: 'own' }
  /** The field is this text; the panel has a control of its own for each. */
  | { type: 'text'; path: TextPath }
  /** The field is this one of its choices. */
  | { type: 'choice'; path: FieldPath<'choice'> }
  /** The field is one of these choices. */
  | { type: 'choices'; path: FieldPath<'choice'> }
  /** The field is one of these few numbers. */
  | { type: 'counted'; path: CountedPath }
  /** The field is at least this number; `end` is the filter that says the most. */
  | { type: 'from'; path: RangePath; end: string }
  | { type: 'to'; path: RangePath }
  /** The field is true. */
  | { type: 'yes'; path: FieldPath<'flag'> };
type TextPath = 'kind' | 'categoryId' | 'ownerId' | FieldPath<'slug'>;
type RangePath = AnyRangePath & FieldPath<'whole' | 'year'>;
/** The ways in which a filter asks. */
export type FacetType = Asks['type'];

/** A filter of the list. */
export type Facet<T = unknown> = Codec<T> & Asks;

/** A filter whose meaning is its own. */
export const own = <T>(codec: Codec<T>) => ({ ...codec, type: 'own' }) as const;

/** A filter by a text, as codec and path say. */
export const textOf = <P extends TextPath, T extends string>(codec: Codec<T>, path: P) =>
  ({ ...codec, type: 'text', path }) as const;

/** A filter by one of a field's choices. */
export const choiceOf = <T extends Record<string, string>>(
  param: string,
  labels: T,
  path: FieldPath<'choice'>,
) => ({ ...oneOf(param, labels), type: 'choice', path }) as const;

/** A filter by several of a field's choices. */
export const choicesOf = <T extends Record<string, string>>(
  param: string,
  labels: T,
  path: FieldPath<'choice'>,
) => ({ ...someOf(param, idsOf(labels)), type: 'choices', path }) as const;

/** A filter by a few whole numbers; the ids in the address are their digits. */
export const countsOf = (param: string, from: number, to: number, path: CountedPath) =>
  ({
    ...someOf(
      param,
      Array.from({ length: to - from + 1 }, (_, at) => String(from + at)),
    ),
    type: 'counted',
    path,
  }) as const;

/** The lower end of a range, which includes it; `end` is the name of the filter that is the other end. */
export const fromOf = <E extends string>(
  param: string,
  [from, to]: readonly [from: number, to: number],
  path: RangePath,
  end: E,
) => ({ ...whole(`${param}-min`, from, to), type: 'from', path, end }) as const;

/** The upper end of a range, which includes it. */
export const toOf = (
  param: string,
  [from, to]: readonly [from: number, to: number],
  path: RangePath,
) => ({ ...whole(`${param}-max`, from, to), type: 'to', path }) as const;

/** A filter by a field that must be true. */
export const yesOf = (param: string, path: FieldPath<'flag'>) =>
  ({ ...yes(param), type: 'yes', path }) as const;
