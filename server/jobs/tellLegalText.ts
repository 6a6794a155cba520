import type { LegalKind } from '@anunturi/shared-contract/site/legalKinds';
import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { legalNames, legalVersions } from '@anunturi/shared-domain/site/legalVersions';
import { links } from '@anunturi/shared-domain/site/links';
import { defineJob } from '../app/queue/defineJob';
import { legalTextEmail } from '../mail/emails/legalEmails';
import { tellPerson } from '../mail/tell';
import { addNotice } from '../notices/addNotice';

/** So many accounts in one transaction. */
const PAGE = 25;

/** `since`: the version that people know; `from`: the day from which the new one holds. */
type Change = { kind: LegalKind; version: number; from: string; since: number; after?: string };

/** Tells every account once, by e-mail and in its bell, that a legal text changes and from when; goes on where it stopped. */
export const tellLegalText = defineJob<Change>({
  name: 'tellLegalText',
  async run({ input, store, now }) {
    const { kind, version, from, since, after } = input;
    const accounts = await store.find(documentPaths.users, (all) => {
      const page = all.orderBy('__name__').limit(PAGE);
      return after === undefined ? page : page.startAfter(after);
    });
    const changes = legalVersions[kind]
      .filter((each) => each.version > since && each.version <= version)
      .flatMap((each) => each.changes);
    const email = legalTextEmail({ kind, version, from, changes });
    const period = `${kind} ${version}`;
    const text = `${legalNames[kind]} se schimbă de la ${formatIsoDay(from)}. Citiți ce se schimbă.`;
    const path = links.legalVersions();
    for (const { id, data } of accounts) {
      if (data.closingAt !== undefined) continue;
      const told = { kind: 'legalText', subject: period, period } as const;
      await tellPerson(id, told, email, { store, now });
      await addNotice(id, { kind: 'site', subject: period, period, text, path }, { store, now });
    }
    const last = accounts.at(-1);
    if (accounts.length === PAGE && last)
      store.enqueue(tellLegalText, { ...input, after: last.id });
  },
});
