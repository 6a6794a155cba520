import { SIGHT_REPORT_PATH, type SightReport } from '@anunturi/shared-contract/sight/SightReport';
import { readFromServer } from './readFromServer';

/** What visitors' browsers have told the HTML server in the last days; null where no server tells. */
export const readSight = (): Promise<SightReport | null> =>
  readFromServer<SightReport>(SIGHT_REPORT_PATH);
