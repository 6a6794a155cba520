import * as cars from './carTrades';
import * as desks from './deskTrades';
import * as homes from './homeTrades';
import type { Trade } from './trade';

export const trades = { ...cars, ...homes, ...desks } satisfies Record<string, Trade>;
export type TradeName = keyof typeof trades;
