import { commands } from '@anunturi/shared-domain/commands/commands';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { anyone } from '../../app/command/who';

/** The phone of a company that shows it on its page, to anyone who asks; counted with the phones of listings. */
export const revealSellerPhone = defineCommand(commands.revealSellerPhone, {
  who: anyone,
  limit: perDay('phones'),
  reads: ({ input: { sellerId } }) => [documentPaths.user(sellerId)],
  async run({ input: { sellerId }, store }) {
    const user = await store.get(documentPaths.user(sellerId), userSchema);
    const isShown =
      user?.sellerType === 'company' &&
      user.company?.showsPhone &&
      !user.blocked &&
      user.closingAt === undefined;
    if (!isShown || user.phone === undefined)
      refuse('notFound', 'Numărul de telefon nu mai este disponibil.');
    return { phone: user.phone };
  },
});
