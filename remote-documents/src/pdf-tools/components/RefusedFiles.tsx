import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import type { RefusedFile } from '../domain/pages/toolPages';
import { FilePassword } from './FilePassword';
import styles from './RefusedFiles.module.css';
import { texts } from '../texts';

type Props = {
  title: string;
  files: readonly RefusedFile[];
  /** Files are being taken in: no password is, until that is done. */
  busy?: boolean;
  onPassword?: (file: File, again: { id: string; password: string }) => void;
};

/** Files that were left out, each with its reason; one that is locked can be opened here. */
export function RefusedFiles({ title, files, busy, onPassword }: Props) {
  return (
    <Notice tone="warn" role="alert" title={title}>
      <RowFocus>
        <ul className={styles.files}>
          {files.map(({ id, name, reason, locked }) => (
            <li key={id} data-row={id}>
              {name}: {texts.reasons[reason]}
              {locked && onPassword && (
                <FilePassword
                  name={name}
                  busy={busy}
                  onGiven={(password) => onPassword(locked, { id, password })}
                />
              )}
            </li>
          ))}
        </ul>
      </RowFocus>
    </Notice>
  );
}
