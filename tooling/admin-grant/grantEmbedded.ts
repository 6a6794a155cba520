import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUseError } from '@anunturi/local-firebase/server/lockFolder';
import { openFirebase } from '@anunturi/local-firebase/server/openFirebase';
import { GrantError } from './GrantError';
import { grantEntry } from './grantEntry';

type Options = { email: string; dataFolder: string; rulesFolder: string };

/**
 * Makes an account of the embedded backend an administrator, with an entry in the log and in its tokens; answers where.
 * @throws GrantError
 */
export async function grantEmbedded({ email, dataFolder, rulesFolder }: Options): Promise<string> {
  if (!existsSync(join(dataFolder, 'accounts.db')))
    throw new GrantError(
      `Nu există date în ${dataFolder}. Porniți întâi site-ul (npm start) și faceți contul.`,
    );
  const firebase = await openFirebase({
    dataFolder,
    rulesFolder,
    siteOrigin: 'http://localhost:3000',
    log: () => {},
  }).catch((error: unknown) => {
    if (error instanceof FolderInUseError)
      throw new GrantError(
        `Dosarul ${dataFolder} este folosit de un site pornit. Opriți-l, apoi repetați comanda.`,
      );
    throw error;
  });
  try {
    const { admin } = firebase;
    const uid = admin.findUid(email);
    if (!uid)
      throw new GrantError(
        `Nu există niciun cont cu adresa ${email}. Înregistrați-l întâi pe site.`,
      );
    const user = admin.readDocument(`users/${uid}`);
    if (!user)
      throw new GrantError(
        `Contul ${email} nu are încă date pe site. Intrați o dată în cont, apoi repetați comanda.`,
      );
    if (user.role !== 'admin') {
      const now = new Date();
      admin.writeDocument(`users/${uid}`, { ...user, role: 'admin', updatedAt: now });
      admin.writeDocument(`moderationLog/${randomUUID()}`, {
        ...grantEntry(uid, String(user.displayName)),
        at: now,
      });
    }
    admin.addClaims(uid, { role: 'admin' });
    return dataFolder;
  } finally {
    await firebase.close();
  }
}
