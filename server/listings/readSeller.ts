import * as z from 'zod/mini';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { idsOf, sellerTypes } from '@anunturi/shared-domain/listing/vehicleFields';
import { refuse } from '../app/command/refuse';
import type { Store } from '../app/data/Store';

/** Of an account only what a listing needs: anything else in it must not stop selling. */
const sellerSchema = z.object({
  sellerType: z.enum(idsOf(sellerTypes)),
  displayName: z.string(),
  company: z.optional(z.object({ name: z.string() })),
  trusted: z.optional(z.boolean()),
  rejectedAt: z.optional(z.date()),
});

export type Seller = {
  sellerType: keyof typeof sellerTypes;
  sellerName: string;
  trusted: boolean;
  rejectedAt?: Date | undefined;
};

/** Who sells, as listings name them. */
export async function readSeller(uid: string, store: Store): Promise<Seller> {
  const user = await store.get(documentPaths.user(uid), sellerSchema);
  if (!user) refuse('signInNeeded');
  const { sellerType, displayName, company, trusted = false, rejectedAt } = user;
  return {
    sellerType,
    sellerName: sellerType === 'company' && company ? company.name : displayName,
    trusted,
    rejectedAt,
  };
}
