// `npm run admin:grant -- person@example.ro`: makes an existing account an administrator.
import { join } from 'node:path';
import { GrantError } from '../admin-grant/GrantError';
import { grantEmbedded } from '../admin-grant/grantEmbedded';
import { grantOnProject } from '../admin-grant/grantOnProject';
import { root } from '../build/folders';

const email = process.argv[2]?.trim().toLowerCase();
const keyFile = process.env.GOOGLE_APPLICATION_CREDENTIALS;
try {
  if (!email || !/^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/.test(email))
    throw new GrantError('Folosire: npm run admin:grant -- persoana@exemplu.ro');
  const where = keyFile
    ? await grantOnProject({ email, keyFile })
    : await grantEmbedded({
        email,
        dataFolder: process.env.DATA_FOLDER ?? join(root, '.data'),
        rulesFolder: join(root, 'rules'),
      });
  console.log(
    `${email} este administrator (${where}). Rolul se vede după o reîncărcare a paginii.`,
  );
} catch (error) {
  if (!(error instanceof GrantError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
