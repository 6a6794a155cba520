import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { changesSince } from '@anunturi/shared-domain/moderation/changesAsked';
import type { Moderation } from '@anunturi/shared-domain/moderation/moderation';
import styles from './ChangesAsked.module.css';

type Props = { listing: Listing; changes: readonly string[]; before: Moderation['before'] };

/** What the owner was asked to change, and, once the listing was sent again, what differs since. */
export function ChangesAsked({ listing, changes, before }: Props) {
  const made = before && listing.changes === 'made' ? changesSince(before, listing) : undefined;
  return (
    <>
      <ol className={styles.asked} aria-label="Ce s-a cerut">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ol>
      {made && (
        <p>
          <strong>{made.length > 0 ? 'Ce s-a schimbat:' : 'Retrimis fără nicio schimbare.'}</strong>
        </p>
      )}
      {made && made.length > 0 && (
        <ul className={styles.made} aria-label="Ce s-a schimbat">
          {made.map((change) => (
            <li key={change.what}>
              {change.what}: {change.before && <del>{change.before}</del>}{' '}
              {change.after && <ins>{change.after}</ins>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
