import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import type { Moderation } from '@anunturi/shared-domain/moderation/moderation';
import {
  appealOutcomes,
  basisOf,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import { Button } from '@anunturi/shared-ui/actions/Button';
import type { PlainDates } from '@anunturi/shared-domain/site/plainDates';
import { actLabel } from '../domain/listingActs';
import classes from './Decision.module.css';

/** The statement of reasons for a listing that was rejected or removed from view (DSA art. 17), and how its appeal stands. */
export function Decision({
  moderation,
  onAppeal,
  busy = false,
}: {
  moderation: PlainDates<Moderation>;
  /** Asks for it to be looked at again; left out where that was done. */
  onAppeal?: (() => void) | undefined;
  busy?: boolean;
}) {
  const {
    ground = 'other',
    facts,
    decidedAt,
    contestedAt,
    contestText,
    contestOutcome,
    onNotice,
    changes,
    contestDecidedAt,
    contestAnswer,
    contestSame,
  } = moderation;
  return (
    <section className={classes.decision} aria-label="Motivarea deciziei">
      <p>
        <strong>{changes ? 'Ce trebuie schimbat' : moderationGrounds[ground]}</strong>
        <span className={classes.quiet}>
          {' '}
          · decizie din {formatDate(decidedAt)}, luată de un moderator, nu automat,{' '}
          {onNotice ? 'în urma unei sesizări' : 'din proprie inițiativă'}
        </span>
      </p>
      {changes ? (
        <ol className={classes.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ol>
      ) : (
        <p className={classes.facts}>{facts}</p>
      )}
      <p className={classes.quiet}>Temei: {basisOf(ground)}. Anunțul nu mai este public.</p>
      {contestedAt === undefined ? (
        <p>{wayOut(moderation)}</p>
      ) : (
        <p>
          Contestată pe {formatDate(contestedAt)}: „{contestText}”
        </p>
      )}
      {onAppeal && (
        <div>
          <Button size="small" variant="secondary" busy={busy} onClick={onAppeal}>
            {actLabel('appeal', 'rejected')}
          </Button>
        </div>
      )}
      {contestedAt !== undefined && contestOutcome === undefined && (
        <p className={classes.quiet}>{appealTexts.waits}</p>
      )}
      {contestOutcome !== undefined && (
        <p>
          <strong>{appealOutcomes[contestOutcome]}</strong>
          {contestDecidedAt !== undefined && ` (${formatDate(contestDecidedAt)})`}
          {contestAnswer && `: ${contestAnswer}`}
          {contestSame && ` ${appealTexts.same}`}
        </p>
      )}
      {contestOutcome !== 'reversed' && <p className={classes.quiet}>{appealTexts.elsewhere}</p>}
    </section>
  );
}

const CONTEST = 'o puteți contesta o dată, gratuit; o reanalizează un om.';

function wayOut({ removed, changes }: Pick<PlainDates<Moderation>, 'removed' | 'changes'>): string {
  if (removed)
    return `Nu îl puteți repune sau retrimite cât timp decizia rămâne. Dacă socotiți că este greșită, ${CONTEST}`;
  if (changes)
    return `Faceți modificările și retrimiteți anunțul: este văzut înaintea celorlalte. Dacă socotiți că cererea este greșită, ${CONTEST}`;
  return `Puteți corecta anunțul și îl puteți retrimite sau, dacă socotiți că decizia este greșită, ${CONTEST}`;
}
