import {
  TELEMETRY_REPORT_PATH,
  type TelemetryReport,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { readFromServer } from './readFromServer';

/** What visitors' browsers have told the HTML server in the last days; null where no server tells. */
export const readTelemetry = (): Promise<TelemetryReport | null> =>
  readFromServer<TelemetryReport>(TELEMETRY_REPORT_PATH);
