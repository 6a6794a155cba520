import * as z from 'zod/mini';
import { listingCardSchema } from '../listing/listingCard';

/**
 * Cards of named listings that anybody may see, sold and expired ones too: `GET /api/cards?ids={id},{id}`; those that are not public or
 * not there are left out. No rule lets a browser ask the database for several listings that are not its own.
 */
export const CARDS_PATH = '/api/cards';
/** Further ones are not answered. */
export const CARDS_MAX = 50;

export const cardsAnswerSchema = z.object({ cards: z.array(listingCardSchema) });
export type CardsAnswer = z.infer<typeof cardsAnswerSchema>;
