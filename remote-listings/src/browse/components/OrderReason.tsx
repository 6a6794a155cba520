import type { ListingSort } from '@anunturi/shared-domain/search/listingSorts';
import { orderReasons } from '@anunturi/shared-domain/search/orderReasons';

/** Why the list stands in its order. Loaded when it is asked for. */
export const OrderReason = ({ sort }: { sort: ListingSort }) => orderReasons[sort];
