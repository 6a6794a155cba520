import type { Check } from '../matching/checks';
import { toSql } from './checks';
import { type TextMatch, toMatched } from './matchTexts';
import type { Statement } from './Statement';

/** Which listings are looked at: those that are not over, answer checks, and have the kept texts. */
export type Scope = {
  checks: readonly Check[];
  nowMs: number;
  /** `kept`: which of the texts, as bits; all that a listing has of them ranks it. */
  texts?: { match: TextMatch; kept: number } | undefined;
  /** Nothing is found, whatever the checks. */
  isNothing?: boolean;
};

/** The head of a statement that names what `fromOf` speaks of. */
export function headOf({ texts }: Scope, statement: Statement): string {
  const matched = texts && toMatched(texts.match, statement);
  return matched ? `with ${matched}` : '';
}

/** `l` is a listing, `matched` its texts where there are any. */
export function fromOf(scope: Scope, statement: Statement): string {
  const { checks, nowMs, texts, isNothing = false } = scope;
  const where = [
    isNothing ? 'false' : 'l.live',
    `l.expires_ms > ${statement.value(nowMs, 'bigint')}`,
    ...checks.map((check) => toSql(check, statement)),
    ...(texts ? [`matched.mask & ${texts.kept} = ${texts.kept}`] : []),
  ];
  return `listings l ${texts ? 'join matched using (slot)' : ''} where ${where.join(' and ')}`;
}
