import { Button } from '@anunturi/shared-ui/actions/Button';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { FileText } from '@anunturi/shared-ui/icons/FileText';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { type StoredTest, testUploadTypes } from '../data/testUploads';
import classes from './UploadBench.module.css';

type Props = {
  file: StoredTest;
  when: string;
  /** Of one that has just been sent: how fast it was, and the picture as this device has it. */
  sent: { words: string; picture: string | undefined } | undefined;
  onDelete(): void;
};

/** A file that has arrived: what it is, where it lies, and how to be rid of it. */
export function FileRow({ file, when, sent, onDelete }: Props) {
  return (
    <article className={classes.row} aria-label={file.name}>
      {sent?.picture ? (
        <Photo src={sent.picture} alt="" rounded fit="contain" />
      ) : (
        <span className={classes.icon}>
          <FileText size={32} strokeWidth={1.5} />
        </span>
      )}
      <div className={classes.words}>
        <p className={classes.file}>{file.name}</p>
        <p className={classes.facts}>
          {testUploadTypes[file.contentType as keyof typeof testUploadTypes] ?? file.contentType} ·{' '}
          {formatBytes(file.sizeBytes)} · {when}
        </p>
        {sent && (
          <p className={classes.note} role="status">
            {sent.words}
          </p>
        )}
        <TextField
          label={`Adresa fișierului ${file.name}`}
          labelHidden
          value={file.path}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <p className={classes.acts}>
          <Button
            size="small"
            variant="ghost"
            onClick={onDelete}
            aria-label={`Ștergeți ${file.name}`}
          >
            Ștergeți
          </Button>
        </p>
      </div>
    </article>
  );
}
