import type { LegalKind } from '@anunturi/shared-contract/site/legalKinds';
import type { LegalState } from '@anunturi/shared-contract/site/legalStateSchema';
import { LEGAL_NOTICE_DAYS } from './limits';

export type LegalVersion = {
  version: number;
  /** The day on which it was written, `2026-11-28`. */
  dated: string;
  /** What it changed, a sentence each, as people are told. */
  changes: readonly string[];
  /** Of a version that is no longer the newest: SHA-256 of its text, in hexadecimal. */
  sha256?: string;
};

/**
 * Versions of the legal texts, the oldest first. A text that changes gets a version (docs/decisions/0078); each stands whole in
 * `shell/src/legal/versions`.
 */
export const legalVersions: Readonly<Record<LegalKind, readonly LegalVersion[]>> = {
  terms: [{ version: 1, dated: '2026-11-28', changes: ['Prima versiune care poartă un număr.'] }],
  privacy: [{ version: 1, dated: '2026-11-28', changes: ['Prima versiune care poartă un număr.'] }],
};

/** The texts by name, within a sentence. */
export const legalNames = {
  terms: 'Termenii și condițiile',
  privacy: 'Politica de confidențialitate',
} as const satisfies Record<LegalKind, string>;

/** How a change of each is told, as the texts themselves say. */
export const legalNotices = {
  terms: `Orice schimbare a termenilor o anunțăm, în cont și pe e-mail, cu cel puțin ${LEGAL_NOTICE_DAYS.terms} zile înainte să se aplice.`,
  privacy: `Orice schimbare a acestei politici o anunțăm, în cont și pe e-mail, cu cel puțin ${LEGAL_NOTICE_DAYS.privacy} de zile înainte să se aplice.`,
} as const satisfies Record<LegalKind, string>;

export const newestVersion = (kind: LegalKind): number => legalVersions[kind].at(-1)!.version;

/** The version that holds on a site, the day from which it does where people were told, and the one that comes. */
export function versionsInForce(
  kind: LegalKind,
  state: LegalState | undefined,
): { inForce: number; from?: string | undefined; next?: { version: number; from: string } } {
  const { inForce = 1, told = [] } = state?.[kind] ?? {};
  const next = told.find(({ version }) => version > inForce);
  const from = told.find(({ version }) => version === inForce)?.from;
  return { inForce, from, ...(next && { next }) };
}
