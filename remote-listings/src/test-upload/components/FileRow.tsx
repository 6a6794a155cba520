import { Button } from '@anunturi/shared-ui/actions/Button';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import FileText from 'lucide-react/icons/file-text';
import { type StoredTest, formatBytes, testUploadTypes } from '../../testing/testUploads';
import classes from './UploadBench.module.css';

type Props = { file: StoredTest; when: string; note: string | undefined; onDelete(): void };

/** A stored file: what it is, its address, and how to be rid of it. */
export function FileRow({ file, when, note, onDelete }: Props) {
  const isImage = file.contentType.startsWith('image/');
  async function copy() {
    try {
      await navigator.clipboard.writeText(file.address);
      showToast('Adresa a fost copiată.');
    } catch {
      showToast('Adresa nu a putut fi copiată; selectați-o și copiați-o.', { tone: 'bad' }); // no permission for the clipboard
    }
  }
  return (
    <article className={classes.row} aria-label={file.name}>
      {isImage ? (
        <Photo src={file.address} alt="" rounded fit="contain" />
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
        {note && (
          <p className={classes.note} role="status">
            {note}
          </p>
        )}
        <TextField
          label={`Adresa fișierului ${file.name}`}
          labelHidden
          value={file.address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <p className={classes.acts}>
          <a href={file.address} target="_blank" rel="noreferrer">
            Deschideți
          </a>
          <Button size="small" variant="ghost" onClick={() => void copy()}>
            Copiați adresa
          </Button>
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
