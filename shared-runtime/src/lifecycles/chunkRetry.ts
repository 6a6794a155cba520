import { pageState } from '@anunturi/shared-contract/page/pageState';

/**
 * After a download failed or hung, a browser may answer the same address from its memory of the failure. Raising this
 * number makes every build's chunk loader ask for a new address (`?r=1`) from then on.
 */
export function askForNewAddresses(): void {
  pageState.__chunkRetry = (pageState.__chunkRetry ?? 0) + 1;
}
