import { bestMask } from '../matching/bestMask';
import { TEXTS_MAX } from '../matching/textRanks';
import type { SoughtText } from '@anunturi/shared-domain/search/understand/Understood';
import type { Check } from '../matching/checks';
import { matchTexts, type TextMatch } from './matchTexts';
import { fromOf, headOf, type Scope } from './Scope';
import type { Session } from './Session';
import { Statement } from './Statement';

/** What filters and words leave. */
export type Selection = { scope: Scope; total: number; leftOut: string[] };

/**
 * Selects by checks, then by as many of the texts as some listing under them has. Texts that no such listing has are left out;
 * where they are all that was asked, nothing is found.
 */
export async function select(
  checks: readonly Check[],
  texts: readonly SoughtText[],
  match: TextMatch | undefined,
  session: Session,
  nowMs: number,
): Promise<Selection> {
  const open: Scope = { checks, nowMs };
  if (!match) return { scope: open, total: await countIn(open, session), leftOut: [] };
  const masks = await countMasks({ ...open, texts: { match, kept: 0 } }, session);
  const kept = bestMask(masks.keys(), match.weights);
  const leftOut = texts
    .filter((_, at) => at >= TEXTS_MAX || ((kept >> at) & 1) === 0)
    .map(({ said }) => said);
  // No listing has more of them than those that have all the kept ones.
  if (kept !== 0)
    return {
      scope: { ...open, texts: { match, kept } },
      total: masks.get(kept)!,
      leftOut,
    };
  const scope = { ...open, isNothing: checks.length === 0 };
  return { scope, total: await countIn(scope, session), leftOut };
}

/** By what listings have of the texts, as bits, how many there are. */
async function countMasks(scope: Scope, session: Session): Promise<Map<number, number>> {
  const statement = new Statement();
  const head = headOf(scope, statement);
  if (!head) return new Map();
  const rows = await session.rows<{ mask: number; total: number }>(
    statement,
    `${head} select matched.mask, count(*)::integer as total
     from ${fromOf(scope, statement)} group by 1`,
  );
  return new Map(rows.map(({ mask, total }) => [mask, total]));
}

export async function countIn(scope: Scope, session: Session): Promise<number> {
  const statement = new Statement();
  const [row] = await session.rows<{ total: number }>(
    statement,
    `${headOf(scope, statement)} select count(*)::integer as total from ${fromOf(scope, statement)}`,
  );
  return row!.total;
}

/** Looks texts up; undefined where there are none. */
export const lookUp = async (
  texts: readonly SoughtText[],
  session: Session,
): Promise<TextMatch | undefined> =>
  texts.length === 0 ? undefined : await matchTexts(texts, session);
