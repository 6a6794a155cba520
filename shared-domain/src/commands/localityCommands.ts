import * as z from 'zod/mini';
import { documentId, publicName } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

const nothing = z.strictObject({});
const name = publicName(60);
const degrees = z.number();

/** What administrators do with the places of the county; rates are saved as settings. */
export const localityCommands = {
  addLocality: defineAdminContract({
    name: 'addLocality',
    permission: 'settings',
    input: z.strictObject({
      name,
      kind: z.enum(['city', 'town', 'commune']),
      at: z.strictObject({ latitude: degrees, longitude: degrees }),
    }),
    result: nothing,
    errors: [],
  }),
  /** Renames, there and on its listings; takes no new listings any more, or again. */
  changeLocality: defineAdminContract({
    name: 'changeLocality',
    permission: 'settings',
    input: z.strictObject({
      id: documentId,
      name: z.optional(name),
      retired: z.optional(z.boolean()),
    }),
    result: nothing,
    errors: [],
  }),
};
