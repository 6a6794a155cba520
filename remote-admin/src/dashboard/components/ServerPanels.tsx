import { ContractPanel } from './ContractPanel';
import { QueuesPanel } from './QueuesPanel';
import { SearchPanel } from './SearchPanel';
import { TelemetryPanel } from './TelemetryPanel';

/** How the site fares, below what is seen first: what visitors meet, the server's queues, its search, and what is deprecated. */
export function ServerPanels() {
  return (
    <>
      <TelemetryPanel />
      <QueuesPanel />
      <SearchPanel />
      <ContractPanel />
    </>
  );
}
