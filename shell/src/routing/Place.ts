import type { NavLocation } from '@anunturi/shared-runtime/navigation/nav';

/** Where the browser is, and whether its own buttons led there. */
export type Place = { location: NavLocation; isBackOrForward: boolean };
