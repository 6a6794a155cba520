import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { changesSince, type MadeChange } from '@anunturi/shared-domain/moderation/changesAsked';
import type { ShownBefore } from '@anunturi/shared-domain/moderation/moderation';
import { markChanges } from '../../domain/review/markChanges';
import styles from './ChangesSince.module.css';

type Props = { before: ShownBefore; listing: Listing; isOtherPhone?: boolean | undefined };

/** What is not as the last decision saw it: in each thing that differs, the words that went and those that came are marked. */
export function ChangesSince({ before, listing, isOtherPhone = false }: Props) {
  const made = changesSince(before, listing);
  const isSame = made.length === 0 && !isOtherPhone;
  // One that was decided and not sent again has nothing new to look at.
  if (isSame && listing.status !== 'pending') return null;
  return (
    <div>
      <h3 className={styles.title}>Schimbat de la ultima decizie</h3>
      {isSame && <p className={styles.none}>Nimic.</p>}
      {!isSame && (
        <ul className={styles.made} aria-label="Ce s-a schimbat">
          {made.map((change) => (
            <li key={change.what}>
              {change.what}: <Marked {...change} />
            </li>
          ))}
          {isOtherPhone && <li>Telefonul: altul decât atunci, sau niciunul</li>}
        </ul>
      )}
    </div>
  );
}

/** Long texts differ in some words; of the rest the whole value is another. */
const texts: readonly string[] = ['Titlul', 'Descrierea'];

function Marked({ what, before, after }: MadeChange) {
  const { start, gone, came, end } = texts.includes(what)
    ? markChanges(before, after)
    : { start: '', gone: before, came: after, end: '' };
  return (
    <>
      {start}
      {gone && <del className={styles.gone}>{gone}</del>}
      {gone && came && ' '}
      {came && <ins className={styles.came}>{came}</ins>}
      {end}
    </>
  );
}
