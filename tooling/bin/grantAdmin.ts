// `npm run admin:grant -- person@example.ro`: makes an existing account an administrator.
import { EMAIL_ADDRESS } from '@anunturi/shared-contract/site/emailAddress';
import { join } from 'node:path';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { grantEmbedded } from '../admin-grant/grantEmbedded';
import { grantOnProject } from '../admin-grant/grantOnProject';
import { root } from '../build/folders';

reportFailures();

const email = process.argv[2]?.trim().toLowerCase() ?? '';
const keyFile = process.env.GOOGLE_APPLICATION_CREDENTIALS;
if (!EMAIL_ADDRESS.test(email))
  throw new ExpectedFailure(
    `"${email}" is no e-mail address.`,
    'npm run admin:grant -- person@example.ro',
    2,
  );
const where = keyFile
  ? await grantOnProject({ email, keyFile })
  : await grantEmbedded({
      email,
      dataFolder: process.env.DATA_FOLDER ?? join(root, '.data'),
      configFile: join(root, 'firebase.json'),
    });
console.log(`${email} is an administrator (${where}). A page shows it when it is loaded again.`);
