import * as z from 'zod/mini';
import { alertFrequencySchema } from '../search/alertFrequencySchema';
import { documentId, text } from './commandFields';
import { defineContract } from './defineContract';

/** Lists that a person keeps; each holds so many entries. */
export const listCommands = {
  saveSearch: defineContract({
    name: 'saveSearch',
    /** `query`: the list's address after `?`; `alert`: how often e-mails tell what is new, never unless told. */
    input: z.strictObject({
      name: text(200),
      query: text(2000),
      alert: z.optional(alertFrequencySchema),
    }),
    /** `isTold`: whether e-mails will come; without a confirmed address there are none. */
    result: z.strictObject({ id: documentId, isTold: z.boolean() }),
    errors: ['quotaFull'],
  }),
  setSearchAlert: defineContract({
    name: 'setSearchAlert',
    input: z.strictObject({ searchId: documentId, alert: alertFrequencySchema }),
    result: z.strictObject({}),
    errors: ['notFound', 'emailNotVerified'],
  }),
  muteSeller: defineContract({
    name: 'muteSeller',
    input: z.strictObject({ sellerId: documentId, sellerName: text(200) }),
    result: z.strictObject({}),
    errors: ['quotaFull'],
  }),
  /** Asks for an e-mail before a day of a document, or does not want it any more; the same day and title are one. */
  setReminder: defineContract({
    name: 'setReminder',
    input: z.strictObject({ title: text(1000), day: text(10), wanted: z.boolean() }),
    result: z.strictObject({
      /** When it is told; absent where it is not wanted. */
      atMs: z.optional(z.int()),
    }),
    errors: ['quotaFull'],
  }),
  blockPerson: defineContract({
    name: 'blockPerson',
    input: z.strictObject({ uid: documentId }),
    result: z.strictObject({}),
    errors: ['quotaFull'],
  }),
};
