import { MACHINE } from '@anunturi/shared-domain/moderation/moderationLog';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readUser } from '#data/users/readUsers';
import styles from './ActorName.module.css';

/** The actor of entries written by `npm run admin:grant`. */
const COMMAND_LINE = 'admin-grant';

/** Who acted; a click narrows the log to that person. */
export function ActorName({ uid, onOnly }: { uid: string; onOnly(): void }) {
  const user = useLoad(`admin user:${uid}`, () => readUser(uid));
  if (uid === MACHINE) return <>Automat</>;
  if (uid === COMMAND_LINE) return <>Linia de comandă</>;
  const name = user.state === 'ready' ? (user.value?.displayName ?? 'Cont șters') : uid.slice(0, 8);
  return (
    <button
      type="button"
      className={styles.name}
      onClick={onOnly}
      title="Afișați numai ce a făcut această persoană"
    >
      {name}
    </button>
  );
}
