import { matrix } from '../../matrix';
import { seller } from '../../people';
import { roles as everybody, type RuleCase } from '../../RuleCase';

/** The public tally of decisions: trusted code counts. */
export function moderationTallyTable(now: Date): RuleCase[] {
  const document = { rejectedByGround: { fraud: 3, spam: 1 }, contested: 2, reversed: 1 };
  const path = `moderationTallies/${now.getUTCFullYear()}`;
  const more = { ...document, contested: 3 };
  return matrix({
    name: 'the tally',
    path,
    document,
    owner: seller,
    acts: {
      get: { may: everybody },
      create: { may: [], act: { write: [{ set: path, data: document }] } },
      update: { may: [], act: { write: [{ set: path, data: more }] } },
    },
  });
}
