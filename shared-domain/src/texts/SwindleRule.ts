import type { Swindle } from './swindles';

/** What a kind of swindle says; read texts: lower-case, without marks. */
export type SwindleRule = {
  kind: Swindle;
  /** What a message says, all of it; read texts: lower-case, without marks. */
  says: readonly RegExp[];
  /** What an honest message of the same words says. */
  unless?: RegExp;
};

/** Who says so gives nothing away, or warns. */
export const REFUSES =
  /\bnu (?:va |iti |le )?(?:trimit|dau|cer|platesc|scriu|spun)\b|\bam refuzat\b|\bfals\b|\bmi s-?a cerut\b/;
/** Money where the thing is seen, or by a contract. */
export const SEEN =
  /\bnu (?:platesc|cer|dau)\b|\bla vizionare puteti\b|\bcand (?:vin|veniti)\b|\bchitanta\b|\bleasing\b|\bse scade din pret\b/;
