import { TAB_PARAM, STATUS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import { type ListingStatus, listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';

/** The parts of the account, as the address names them. */
export const accountTabs = [
  { id: 'anunturi', label: 'Anunțuri' },
  { id: 'noutati', label: 'Noutăți' },
  { id: 'favorite', label: 'Favorite' },
  { id: 'cautari', label: 'Căutări salvate' },
  { id: 'ascunsi', label: 'Vânzători ascunși' },
  { id: 'sesizari', label: 'Sesizări și decizii' },
  { id: 'profil', label: 'Profil și date' },
] as const;
export type AccountTab = (typeof accountTabs)[number]['id'];

/** The open part; the listings when the address names none. */
export function readAccountTab(search: string): AccountTab {
  const asked = new URLSearchParams(search).get(TAB_PARAM);
  return accountTabs.find(({ id }) => id === asked)?.id ?? 'anunturi';
}

/** The status that the list of listings is narrowed to, if any. */
export function readStatus(search: string): ListingStatus | undefined {
  const asked = new URLSearchParams(search).get(STATUS_PARAM);
  return listingStatuses.find((status) => status === asked);
}

/** Address of a part of the account. */
export function accountLink(tab: AccountTab, status?: ListingStatus): string {
  const query = new URLSearchParams({
    ...(tab !== 'anunturi' && { [TAB_PARAM]: tab }),
    ...(status && { [STATUS_PARAM]: status }),
  }).toString();
  return query ? `${links.dashboard()}?${query}` : links.dashboard();
}
