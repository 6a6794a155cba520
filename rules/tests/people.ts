import {
  sampleAdminId,
  sampleBuyerId,
  sampleListingId,
  sampleSellerId,
} from '@anunturi/shared-domain/samples/listingSamples';
import type { Data } from './RuleCase';

export const seller = sampleSellerId;
export const buyer = sampleBuyerId;
export const admin = sampleAdminId;
export const moderator = 'moderatorDan';
export const editor = 'editorLia';
/** Signed in, registered, with no part in anything. */
export const other = 'otherMihai';
/** A company with an old account. */
export const company = 'companyLumina';
/** Registered yesterday. */
export const young = 'youngEla';
/** Has begun to delete the account. */
export const leaving = 'leavingGeo';
/** Signed in without a users document. */
export const unregistered = 'newIoan';
export const listingId = sampleListingId;

/** When the sessions of the table began (s): long before the days of its world. */
export const SESSION_S = 1_700_000_000;

/** What a person's token says besides the uid. */
export const claimsOf = (uid: string | null): Data =>
  uid === null ? {} : { email: `${uid.toLowerCase()}@example.ro`, email_verified: true };
