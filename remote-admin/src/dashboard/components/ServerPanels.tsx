import { ContractPanel } from './ContractPanel';
import { QueuesPanel } from './QueuesPanel';
import { SearchPanel } from './SearchPanel';

/** How the server fares, below what is seen first: its queues, its search, and what is deprecated. */
export function ServerPanels() {
  return (
    <>
      <QueuesPanel />
      <SearchPanel />
      <ContractPanel />
    </>
  );
}
