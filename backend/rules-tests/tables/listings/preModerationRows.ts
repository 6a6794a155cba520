import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { userOf } from '../../baseWorld';
import { seller } from '../../people';
import type { Data, RuleCase } from '../../RuleCase';
import { firstVersion } from './publishing';
import { publishSetup } from './publishSetup';

/** Publishing while listings wait for an administrator. */
export function preModerationRows(now: Date): RuleCase[] {
  const { car, create, held } = publishSetup(now);
  return [
    // -- pre-moderation
    create('a listing that must wait', false, car, { world: held }),
    create(
      'a listing that waits',
      true,
      firstVersion({ ...(sampleCar as Data), status: 'pending' }, now),
      { world: held },
    ),
    create('a listing of a trusted seller', true, car, {
      world: { ...held, [`users/${seller}`]: userOf(seller, now, { trusted: true }) },
    }),
    create(
      'a listing that waits by choice',
      true,
      firstVersion({ ...(sampleCar as Data), status: 'pending' }, now),
    ),
    create('a listing where nothing is set', true, car, {
      world: { 'settings/moderation': null, 'settings/limits': null },
    }),
  ];
}
