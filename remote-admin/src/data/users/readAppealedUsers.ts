import { readPage } from '@anunturi/shared-auth/firestore/readPage';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { UserRow } from './readUsers';

const SHOWN = 20;

/** Suspended people whose appeal has no answer yet, the longest waiting first. */
export async function readAppealedUsers(): Promise<readonly UserRow[]> {
  const { rows } = await readPage(
    {
      path: documentPaths.users,
      schema: userSchema,
      size: SHOWN,
      filters: [['blockAppealedAt', '>', new Date(0)]],
      order: [['blockAppealedAt', 'asc']],
    },
    null,
  );
  return rows;
}
