import { admin, claimsOf } from '../../people';
import type { RuleCase, World, Write } from '../../RuleCase';

const asAdmin = { as: admin, claims: claimsOf(admin) };
/** A row about what the administrator writes. */
export const adminRow = (
  what: string,
  may: boolean,
  writes: Write[],
  world: World = {},
  more: Partial<RuleCase> = {},
): RuleCase => ({
  ...asAdmin,
  what: `as administrator ${what}`,
  may,
  act: { write: writes },
  world,
  ...more,
});
