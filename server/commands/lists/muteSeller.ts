import { commands } from '@anunturi/shared-domain/commands/commands';
import { mutedSellerSchema } from '@anunturi/shared-domain/people/mutedSeller';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MUTED_SELLERS_MAX } from '@anunturi/shared-domain/site/limits';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { signedIn } from '../../app/command/who';
import { refuseFull } from './refuseFull';

const full = {
  most: MUTED_SELLERS_MAX,
  words: `Contul ține minte cel mult ${MUTED_SELLERS_MAX} de vânzători ascunși. Acesta rămâne ascuns doar pe acest dispozitiv.`,
};

/** Leaves a seller out of the caller's lists; one that is left out already stays as it was. */
export const muteSeller = defineCommand(commands.muteSeller, {
  who: signedIn,
  limit: perDay('lists'),
  async run({ caller, input: { sellerId, sellerName }, store, now }) {
    const { uid } = caller;
    const path = documentPaths.mutedSeller(uid, sellerId);
    const muted = parseFields(mutedSellerSchema, { sellerName, mutedAt: now });
    if (await store.read(path)) return {};
    await refuseFull(documentPaths.mutedSellers(uid), full, store);
    store.create(path, muted);
    return {};
  },
});
