import { traderGaps, traderParts } from '@anunturi/shared-domain/people/traderGaps';
import { type UserFields, userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type DutySettings,
  dutySettingsSchema,
  isLargeOperator,
  isTermOver,
} from '@anunturi/shared-domain/site/duties';
import { refuse } from '../app/command/refuse';
import type { Store } from '../app/data/Store';

/**
 * A firm of which something is missing that the law wants known offers nothing, once the operator is no longer small (DSA art. 30).
 * @throws Refusal notAllowed
 */
export async function refuseUntraced(uid: string, store: Store, now: Date): Promise<void> {
  const path = documentPaths.settings('duties');
  const duties = await store.getFitting<DutySettings>(path, dutySettingsSchema);
  if (!duties || !isLargeOperator(duties, now)) return;
  const seller = await store.getFitting<UserFields>(documentPaths.user(uid), userSchema);
  if (seller?.sellerType !== 'company' || !isTermOver(duties, seller.createdAt, now)) return;
  const missing = traderGaps(seller).map((part) => traderParts[part]);
  if (missing.length > 0)
    refuse(
      'notAllowed',
      `Legea cere unei firme să spună cine este înainte să vândă aici (Regulamentul UE 2022/2065, art. 30). Completați în profilul contului: ${missing.join(', ')}.`,
    );
}
