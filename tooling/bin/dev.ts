// `npm run dev`: a dev server for the shell and every remote, with reload, behind the HTML server and the embedded Firebase.
import { startDevelopment } from '../dev/startDevelopment';
import { readPort } from '@anunturi/shared-contract/program/readPort';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

process.env.NODE_ENV = 'development';
await startDevelopment({
  port: readPort(process.env.PORT, 3000),
  dataFolder: process.env.DATA_FOLDER,
});
