import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import type { LeftBehind as LeftBehindKind } from '../domain/carry/leftBehind';
import { texts } from '../texts';
import styles from './RefusedFiles.module.css';

export type NamedLeftBehind = { name: string; kinds: readonly LeftBehindKind[] };

/** What of the files could not come along into the document. */
export function LeftBehind({ files }: { files: readonly NamedLeftBehind[] }) {
  return (
    <Notice tone="info" role="status" title={texts.leftBehind}>
      <ul className={styles.files}>
        {files.map(({ name, kinds }, index) => (
          <li key={index}>
            {name}: {kinds.map((kind) => texts.leftBehindKinds[kind]).join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
