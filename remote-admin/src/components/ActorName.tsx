import { MACHINE } from '@anunturi/shared-domain/moderation/moderationLog';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readUser } from '#data/users/readUsers';
import styles from './ActorName.module.css';

/** Actors that are no people; `admin-grant` is `npm run admin:grant`. */
const named: Readonly<Record<string, string>> = {
  [MACHINE]: 'Automat',
  'admin-grant': 'Linia de comandă',
};

/** Who acted; a click narrows the log to that person. */
export function ActorName({ uid, onOnly }: { uid: string; onOnly(): void }) {
  const user = useLoad(named[uid] ? null : `admin user:${uid}`, () => readUser(uid));
  if (named[uid]) return <>{named[uid]}</>;
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
