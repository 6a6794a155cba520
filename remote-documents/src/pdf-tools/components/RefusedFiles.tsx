import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import type { RefusedFile } from '../domain/toolPages';
import { FilePassword } from './FilePassword';
import styles from './RefusedFiles.module.css';
import { texts } from '../texts';

type Props = {
  title: string;
  files: readonly RefusedFile[];
  onPassword?: ((file: File, password: string) => void) | undefined;
};

/** Files that were left out, each with its reason; one that is locked can be opened here. */
export function RefusedFiles({ title, files, onPassword }: Props) {
  return (
    <Notice tone="warn" role="alert" title={title}>
      <ul className={styles.files}>
        {files.map(({ name, reason, locked }, index) => (
          <li key={index}>
            {name}: {texts.reasons[reason]}
            {locked && onPassword && (
              <FilePassword name={name} onGiven={(password) => onPassword(locked, password)} />
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
