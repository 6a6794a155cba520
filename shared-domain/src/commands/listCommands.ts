import * as z from 'zod/mini';
import { documentId, text } from './commandFields';
import { defineContract } from './defineContract';

/** Lists that a person keeps; each holds so many entries. */
export const listCommands = {
  saveSearch: defineContract({
    name: 'saveSearch',
    /** `query`: the list's address after `?`. */
    input: z.strictObject({ name: text(200), query: text(2000) }),
    result: z.strictObject({}),
    errors: ['quotaFull'],
  }),
  muteSeller: defineContract({
    name: 'muteSeller',
    input: z.strictObject({ sellerId: documentId, sellerName: text(200) }),
    result: z.strictObject({}),
    errors: ['quotaFull'],
  }),
  blockPerson: defineContract({
    name: 'blockPerson',
    input: z.strictObject({ uid: documentId }),
    result: z.strictObject({}),
    errors: ['quotaFull'],
  }),
};
