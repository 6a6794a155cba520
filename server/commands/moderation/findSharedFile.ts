import { commands } from '@anunturi/shared-domain/commands/commands';
import { FILE_LINK_PARAM } from '@anunturi/shared-domain/people/fileLinkTerms';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { fileLinkDigest } from '../../files/links/fileLinkDigest';
import { readSharedFile } from '../../files/links/readSharedFile';

const TOKEN = new RegExp(`[?&]${FILE_LINK_PARAM}=([\\w-]+)`);

/** Finds whose file a link gives; who looked stands in the security log. */
export const findSharedFile = defineAdminCommand(
  commands.findSharedFile,
  async ({ input: { link }, store }) => {
    const token = TOKEN.exec(link)?.[1];
    const found = token && (await readSharedFile(fileLinkDigest(token), store));
    if (!found)
      refuse(
        'notFound',
        'Linkul nu este întreg, a expirat sau a fost oprit: nu mai dă niciun fișier.',
      );
    const owner = await store.read(documentPaths.user(found.uid));
    const { keptAt, sharedAt, until, ...file } = found.file;
    return {
      log: [],
      result: {
        ...file,
        uid: found.uid,
        ownerName: String(owner?.displayName ?? 'un cont șters'),
        keptAtMs: keptAt.getTime(),
        sharedAtMs: sharedAt.getTime(),
        untilMs: until.getTime(),
      },
    };
  },
  { onlyReads: true, readsPersonal: 'sharedFileRead' },
);
