import * as z from 'zod/mini';
import { slugField, textField, wholeField } from '../site/fields';
import type { Catalogue, CatalogueField, ValueOf } from './CatalogueField';
import { fieldsOfShape } from './CatalogueField';
import type { CategoryShape } from './categories';
import { idsOf } from './vehicleFields';

type FieldSchema<F extends CatalogueField> = z.ZodMiniType<ValueOf<F>>;
type ShapeSchema<C extends Catalogue, S extends CategoryShape> = {
  -readonly [N in keyof C as S extends keyof C[N]['shapes'] ? N : never]: C[N]['shapes'] extends {
    [K in S]: 'required';
  }
    ? FieldSchema<C[N]>
    : z.ZodMiniOptional<FieldSchema<C[N]>>;
};

/** The schema of each field that a shape has, for a strict object. */
export function toShapeSchema<C extends Catalogue, S extends CategoryShape>(
  catalogue: C,
  shape: S,
): ShapeSchema<C, S> {
  return Object.fromEntries(
    fieldsOfShape(catalogue, shape).map((field) => [
      field.name,
      field.shapes[shape] === 'required' ? toSchema(field) : z.optional(toSchema(field)),
    ]),
  ) as ShapeSchema<C, S>;
}

function toSchema(field: CatalogueField): z.ZodMiniType {
  switch (field.type) {
    case 'choice':
      return z.enum(idsOf(field.choices));
    case 'choices':
      return z.array(z.enum(idsOf(field.choices))).check(z.maxLength(field.max));
    case 'whole':
    case 'year':
      return wholeField(field.from, field.to);
    case 'text':
      return textField(1, field.max);
    case 'slug':
      return slugField(field.max);
    case 'month':
      // As `2019-05`.
      return z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/));
    case 'flag':
      return z.boolean();
    case 'vin':
      return z.string().check(z.regex(/^[A-Z0-9-]{3,20}$/));
    case 'places':
      return z.array(textField(1, 60)).check(z.minLength(1), z.maxLength(field.max));
  }
}
