import * as z from 'zod/mini';
import { isIsoDay } from '../formats/formatDate';
import { idField, wholeField } from '../site/fields';
import { MILEAGE_MAX_KM } from '../site/limits';
import { idsOf } from './vehicleFields';

/** Papers and pictures that a seller can show for a vehicle. */
export const proofKinds = {
  autoPass: 'Certificat RAR Auto-Pass',
  itp: 'ITP',
  service: 'Factură de service',
  odometer: 'Poză a bordului',
} as const;
export type ProofKind = keyof typeof proofKinds;

/** So many proofs stand at one listing. */
export const PROOFS_MAX = 8;

/** What a proof says, as its seller read it: nobody else has seen the original, which stays in the seller's archive. */
export const proofFactsSchema = z.strictObject({
  kind: z.enum(idsOf(proofKinds)),
  /** Of the paper or the picture: `2026-11-20`. */
  day: z.string().check(z.refine(isIsoDay)),
  mileageKm: z.optional(wholeField(0, MILEAGE_MAX_KM)),
  /** The last six signs of the VIN. */
  vinEnd: z.optional(z.string().check(z.regex(/^[A-HJ-NPR-Z0-9]{6}$/))),
  /** Year of manufacture. */
  year: z.optional(wholeField(1900, 2100)),
});
export type ProofFacts = z.infer<typeof proofFactsSchema>;

/** A proof at a listing; its id is that of the file in its seller's archive, which no address leads to. */
export const proofSchema = z.extend(proofFactsSchema, { id: idField });
export type Proof = z.infer<typeof proofSchema>;
