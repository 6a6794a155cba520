// `npm run docs:api`: writes docs/api.md, the exports of the shared packages with their one line.
import { writeFileSync } from 'node:fs';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { API_PAGE, apiPage } from '../documents/apiPage';

reportFailures();

writeFileSync(API_PAGE, await apiPage());
