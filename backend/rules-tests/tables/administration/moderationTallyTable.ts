import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import { moderationTallySchema } from '@anunturi/shared-domain/moderation/moderationLog';
import { faultsOf, matrix, refusals } from '../../matrix';
import { seller } from '../../people';
import {
  type Data,
  Double,
  increment,
  REMOVED,
  roles as everybody,
  type RuleCase,
  type World,
  type Write,
} from '../../RuleCase';
import { adminRow as row, asAdmin } from './asAdmin';

export function moderationTallyTable(now: Date): RuleCase[] {
  const year = now.getUTCFullYear();
  const path = `moderationTallies/${year}`;
  const old = { rejectedByGround: { fraud: 3, spam: 1 }, contested: 2, reversed: 1 };
  const first = { rejectedByGround: { fraud: 1 }, contested: 0, reversed: 0 };
  const add = (data: Data, target = path): Write[] => [
    {
      set: target,
      merge: true,
      data: { contested: increment(0), reversed: increment(0), ...data },
    },
  ];
  const put = (data: Data, target = path): Write[] => [{ set: target, data }];
  const was: World = { [path]: old };
  return [
    ...matrix({
      name: 'the tally',
      path,
      document: old,
      owner: seller,
      acts: {
        get: { may: everybody },
        create: { may: ['admin'], act: { write: put(first) } },
        update: {
          may: ['admin'],
          act: { write: add({ rejectedByGround: { fraud: increment(1) } }) },
        },
      },
    }),
    ...refusals('the tally', asAdmin, faultsOf(moderationTallySchema, first), (data) => ({
      write: put(data),
    })),
    ...Object.keys(moderationGrounds).map((ground) =>
      row(`tally ${ground}`, true, add({ rejectedByGround: { [ground]: increment(1) } }), was),
    ),
    ...[2, 3, 4].map((by) =>
      row(
        `tally ${by} rejections at once`,
        true,
        add({ rejectedByGround: { fraud: increment(by) } }),
        was,
      ),
    ),
    row('tally an appeal', true, add({ contested: increment(1) }), was),
    row('tally a reversal', true, add({ contested: increment(1), reversed: increment(1) }), was),
    row('tally two appeals', false, add({ contested: increment(2) }), was),
    row('tally two reversals', false, add({ reversed: increment(2) }), was),
    row('tally backwards', false, add({ contested: increment(-1) }), was),
    row('tally a reversal backwards', false, add({ reversed: increment(-1) }), was),
    row(
      'tally a rejection backwards',
      false,
      add({ rejectedByGround: { fraud: increment(-1) } }),
      was,
    ),
    ...Object.keys(moderationGrounds).map((ground) =>
      row(
        `tally ${ground} backwards`,
        false,
        add({ rejectedByGround: { [ground]: increment(-1) } }),
        { [path]: { ...old, rejectedByGround: { [ground]: 3 } } },
      ),
    ),
    row(
      'tally five rejections at once',
      true,
      add({ rejectedByGround: { fraud: increment(5) } }),
      was,
    ),
    row(
      'tally ten rejections at once',
      false,
      add({ rejectedByGround: { fraud: increment(10) } }),
      was,
    ),
    row('tally and forget a ground', false, put({ ...old, rejectedByGround: { fraud: 4 } }), was),
    row(
      'tally a ground nobody knows',
      false,
      add({ rejectedByGround: { mood: increment(1) } }),
      was,
    ),
    row(
      'tally with more',
      false,
      add({ rejectedByGround: { fraud: increment(1) }, total: 4 }),
      was,
    ),
    row('tally a double', false, add({ rejectedByGround: { fraud: new Double(4) } }), was),
    row('tally digits', false, add({ rejectedByGround: { fraud: '4' } }), was),
    row('tally a double of appeals', false, add({ contested: new Double(3) }), was),
    row('tally a double of reversals', false, add({ reversed: new Double(2) }), was),
    row('tally another year', false, put(first, `moderationTallies/${year - 1}`)),
    row(
      'tally more of another year',
      false,
      add({ contested: increment(1) }, `moderationTallies/${year - 1}`),
      { [`moderationTallies/${year - 1}`]: old },
    ),
    row('start a tally of many', false, put({ ...first, contested: 5 })),
    row(
      'remove a field of the tally',
      false,
      [{ update: path, data: { contested: REMOVED } }],
      was,
    ),
  ];
}
