import type { FaultKind } from '@anunturi/shared-contract/telemetry/TelemetryReport';

/** What browsers report, as administrators read it. */
export const faultKinds: Record<FaultKind, string> = {
  load: 'Nu s-a încărcat',
  mount: 'Nu a pornit',
  render: 'Nu s-a afișat',
  unmount: 'Nu s-a încheiat',
  unhandled: 'Eroare',
  slow: 'Încărcare lentă',
  csp: 'Adresă refuzată',
  data: 'Date care nu au venit',
};
