import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import type { RefusedFile } from '../domain/toolPages';
import styles from './RefusedFiles.module.css';
import { texts } from '../texts';

/** Files that were left out, each with its reason. */
export function RefusedFiles({ title, files }: { title: string; files: readonly RefusedFile[] }) {
  return (
    <Notice tone="warn" role="alert" title={title}>
      <ul className={styles.files}>
        {files.map(({ name, reason }, index) => (
          <li key={index}>
            {name}: {texts.reasons[reason]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
