import { type Data, NOW } from '../../RuleCase';

/** Times of a sample as a new document has them. */
export const fresh = (data: Data, fields: string[]): Data => ({
  ...data,
  ...Object.fromEntries(
    fields.filter((field) => data[field] !== undefined).map((field) => [field, NOW]),
  ),
});
