// `npm run docs:api`: writes docs/api.md, the exports of the shared packages with their one line.
import { writeFileSync } from 'node:fs';
import { API_PAGE, apiPage } from '../documents/apiPage';

writeFileSync(API_PAGE, await apiPage());
