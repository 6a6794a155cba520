import type { ListingSort } from '@anunturi/shared-domain/search/listingSorts';
import { NOT_PAID, orderReasons } from '@anunturi/shared-domain/search/orderReasons';

/** Why the list stands in its order. Loaded when it is asked for. */
export const OrderReason = ({ sort }: { sort: ListingSort }) => `${orderReasons[sort]} ${NOT_PAID}`;
