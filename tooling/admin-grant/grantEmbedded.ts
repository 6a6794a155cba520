import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretFiles } from '@anunturi/local-firebase/server/keepSecret';
import { FolderInUseError } from '@anunturi/local-firebase/server/lockFolder';
import { type OpenFirebase, openFirebase } from '@anunturi/local-firebase/server/openFirebase';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { readServedAt } from '../serve/servedAt';
import { grantEntry } from './grantEntry';
import { grantOnServer } from './grantOnProject';

type Options = { email: string; dataFolder: string; configFile: string };

/**
 * Makes an account of the embedded backend an administrator, with an entry in the log and in its tokens, and takes a second factor
 * away, which may be lost: the person sets up another; a site that has the
 * folder open is asked to do it. Answers where. @throws ExpectedFailure
 */
export async function grantEmbedded({ email, dataFolder, configFile }: Options): Promise<string> {
  if (!existsSync(join(dataFolder, 'accounts.db')))
    throw new ExpectedFailure(
      `There are no data in ${dataFolder}.`,
      'Start the site (npm start) and register the account first; DATA_FOLDER names another folder.',
    );
  try {
    const firebase = await openFirebase({
      dataFolder,
      configFile,
      projectId: EMBEDDED_PROJECT,
      siteOrigin: 'http://localhost:3000',
      log: () => {},
    });
    try {
      grantIn(firebase, email);
    } finally {
      await firebase.close();
    }
    return dataFolder;
  } catch (error) {
    const served = readServedAt(dataFolder);
    if (!(error instanceof FolderInUseError) || !served) throw error;
    await grantOnServer(email, {
      identityToolkit: `${served.origin}/identitytoolkit.googleapis.com`,
      firestore: served.origin,
      projectId: EMBEDDED_PROJECT,
      token: readFileSync(join(dataFolder, secretFiles.serviceToken), 'utf8').trim(),
    });
    return served.origin;
  }
}

function grantIn({ admin }: OpenFirebase, email: string): void {
  const uid = admin.findUid(email);
  if (!uid)
    throw new ExpectedFailure(
      `There is no account with the address ${email}.`,
      'Register it on the site first.',
    );
  const user = admin.readDocument(`users/${uid}`);
  if (!user)
    throw new ExpectedFailure(
      `The account ${email} has no data on the site yet.`,
      'Sign in with it once, then repeat the command.',
    );
  const now = new Date();
  const { secondFactorSessions, ...passwordOnly } = user;
  admin.writeDocument(`users/${uid}`, { ...passwordOnly, role: 'admin', updatedAt: now });
  if (secondFactorSessions !== undefined)
    admin.writeDocument(documentPaths.secondFactor(uid), { lastStep: 0, recoveryDigests: [] });
  if (user.role !== 'admin')
    admin.writeDocument(`moderationLog/${randomUUID()}`, {
      ...grantEntry(uid, String(user.displayName)),
      at: now,
    });
  admin.addClaims(uid, { role: 'admin' });
}
