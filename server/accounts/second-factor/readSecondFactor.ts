import { type SecondFactor, secondFactorSchema } from '@anunturi/shared-domain/people/secondFactor';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../../app/data/Store';

const none: SecondFactor = { lastStep: 0, recoveryDigests: [] };

/** What is kept of a person's second factor; without a secret where there is none. */
export const readSecondFactor = async (uid: string, store: Store): Promise<SecondFactor> =>
  (await store.get(documentPaths.secondFactor(uid), secondFactorSchema)) ?? none;
