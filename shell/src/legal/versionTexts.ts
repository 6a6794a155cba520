import type { LegalKind } from '@anunturi/shared-contract/site/legalKinds';
import { text as privacy1 } from './versions/privacy-1';
import { text as terms1 } from './versions/terms-1';

/** The text of each version of `legalVersions`, as it was recorded. */
export const versionTexts: Readonly<Record<LegalKind, Readonly<Record<number, string>>>> = {
  terms: { 1: terms1 },
  privacy: { 1: privacy1 },
};
