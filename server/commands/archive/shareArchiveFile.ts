import { randomBytes } from 'node:crypto';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { fileLinkSchema } from '@anunturi/shared-domain/people/fileLink';
import {
  FILE_LINK_PARAM,
  FILE_LINK_PATH,
  FILE_LINKS_MAX,
} from '@anunturi/shared-domain/people/fileLinkTerms';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { verifiedUser } from '../../app/command/who';
import { isSharingStopped } from '../../decisions/isSharingStopped';
import { fileLinkDigest } from '../../files/links/fileLinkDigest';
import { findFileLinks } from '../../files/links/findFileLinks';

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

/** Makes a link by which anybody fetches a file of the caller's archive for some days. Its token is answered once and kept nowhere. */
export const shareArchiveFile = defineCommand(commands.shareArchiveFile, {
  who: verifiedUser,
  limit: perDay('fileLinks'),
  isAnsweredOnce: true,
  async run({ caller: { uid }, input: { entryId, days }, store, now }) {
    const entry = await store.read(documentPaths.archiveEntry(uid, entryId));
    if (!entry || entry.deletedAt !== undefined) refuse('notFound');
    if (await isSharingStopped(entryId, store))
      refuse(
        'notAllowed',
        'Printr-o decizie, acest fișier nu mai poate fi dat prin link. Motivele și contestația sunt în cont, la „Sesizări și decizii”.',
      );
    if ((await findFileLinks(uid, store)).length >= FILE_LINKS_MAX)
      refuse(
        'quotaFull',
        `Aveți deja ${FILE_LINKS_MAX} de linkuri. Opriți unul de care nu mai este nevoie.`,
      );
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const linkId = fileLinkDigest(token);
    const forgetAt = new Date(now.getTime() + days * DAY_MS);
    const link = parseFields(fileLinkSchema, {
      uid,
      entryId,
      createdAt: now,
      forgetAt,
      openings: 0,
    });
    store.create(documentPaths.fileLink(linkId), link);
    return {
      linkId,
      address: `${FILE_LINK_PATH}?${FILE_LINK_PARAM}=${token}`,
      untilMs: forgetAt.getTime(),
    };
  },
});
