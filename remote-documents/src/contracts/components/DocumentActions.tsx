import { useEffect, useMemo, useState } from 'react';
import { Archive } from '@anunturi/shared-ui/icons/Archive';
import { Download } from '@anunturi/shared-ui/icons/Download';
import { FileBraces } from '@anunturi/shared-ui/icons/FileBraces';
import { useSession } from '@anunturi/shared-auth/session';
import { Button, ButtonLink, lookOf } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { links } from '@anunturi/shared-domain/site/links';
import type { DocumentDefinition, Values } from '../domain/documentTypes';
import { documentDigest } from '../domain/signing/documentDigest';
import { passOnFile } from '../domain/two-phones/passOnFile';
import { makeAnnexes, makePages } from '../domain/makePages';
import type { Signatures } from '../domain/signing/signature';
import { failureMessage } from '#domain/failureMessage';
import styles from './DocumentActions.module.css';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { fillOfficialForm, makePdf } from '../domain/makePdf';
import { fieldTexts } from '../domain/official-form/fieldTexts';
import { officialFormHash, readOfficialForm } from '../domain/official-form/readOfficialForm';
import { texts } from '../texts';

type Props = {
  definition: DocumentDefinition;
  title: string;
  values: Values;
  listingId: string | null;
  wrong: boolean;
  unsettled: boolean;
  signatures: Signatures;
  onKept(): void;
};
type Work =
  | { at: 'rest' }
  | { at: 'making' }
  | { at: 'keeping' }
  | { at: 'failed'; message: string }
  | { at: 'made'; name: string; size: string; address: string }
  | { at: 'kept' };

/** Takes the finished document away: as PDF, as a file to correct, into the archive. */
export function DocumentActions({
  definition,
  title,
  values,
  listingId,
  wrong,
  unsettled,
  signatures,
  onKept,
}: Props) {
  const session = useSession();
  const { location } = useNavState();
  const [allCopies, setAllCopies] = useState(false);
  const [onlyOriginalSigned, setOnlyOriginalSigned] = useState(false);
  const hasOfficial = useMemo(() => officialFormHash(definition.id) !== null, [definition.id]);
  const [wantsOfficial, setWantsOfficial] = useState(true);
  const isOfficial = hasOfficial && wantsOfficial;
  const [said, setSaid] = useState('');
  const [work, setWork] = useState<Work>({ at: 'rest' });
  const name = `${definition.fileName}.pdf`;
  useEffect(() => () => void (work.at === 'made' && URL.revokeObjectURL(work.address)), [work]);

  async function run(doing: 'making' | 'keeping', task: (file: Blob) => Promise<Work>) {
    setWork({ at: doing });
    setSaid('');
    try {
      const digest = values.eSign === 'da' ? await documentDigest(definition, values) : '';
      const answers = { ...values, digest };
      const form = isOfficial ? await readOfficialForm(definition.id) : null;
      const filled = form
        ? await fillOfficialForm({
            ...form,
            ...fieldTexts(definition, values),
            annexes: makeAnnexes(definition, answers, signatures),
          })
        : null;
      const pages = makePages(definition, answers, { allCopies, signatures, onlyOriginalSigned });
      const next = await task(filled?.file ?? (await makePdf(pages)));
      if (isOfficial) setSaid(filled ? texts.officialUnfit(filled.unfit) : texts.officialMissing);
      setWork(next);
      onKept();
    } catch (error) {
      setWork({ at: 'failed', message: failureMessage(error) });
    }
  }
  const download = () =>
    run('making', async (file) => {
      downloadFile(file, name);
      return { at: 'made', name, size: formatBytes(file.size), address: URL.createObjectURL(file) };
    });
  const keep = () =>
    run('keeping', async (file) => {
      const { keepInArchive } = await import('#data/archive');
      await keepInArchive(file, {
        name: title,
        kind: definition.archiveKind,
        tags: [],
        ...(listingId ? { listingId } : {}),
      });
      return { at: 'kept' };
    });
  async function saveFile() {
    const file = await passOnFile(definition, values, signatures);
    downloadFile(new Blob([file], { type: 'application/json' }), `${definition.fileName}.json`);
    onKept();
  }

  const stopped = wrong || unsettled;
  const busy = work.at === 'making' || work.at === 'keeping';
  return (
    <Stack gap={3}>
      {hasOfficial && (
        <CheckboxField
          label={texts.official}
          hint={texts.officialHint}
          checked={wantsOfficial}
          onChange={(event) => setWantsOfficial(event.target.checked)}
        />
      )}
      {definition.copies && !isOfficial && (
        <CheckboxField
          label={texts.copies(definition.copies.length)}
          hint={texts.copiesHint}
          checked={allCopies}
          onChange={(event) => setAllCopies(event.target.checked)}
        />
      )}
      {allCopies && Object.keys(signatures).length > 0 && (
        <CheckboxField
          label={texts.signCopies}
          hint={texts.signCopiesHint}
          checked={!onlyOriginalSigned}
          onChange={(event) => setOnlyOriginalSigned(!event.target.checked)}
        />
      )}
      <Cluster gap={2}>
        <Button
          icon={<Download size={18} />}
          busy={work.at === 'making'}
          disabled={stopped || busy}
          onClick={download}
        >
          {texts.download}
        </Button>
        {session.state === 'signedIn' ? (
          <Button
            variant="secondary"
            icon={<Archive size={18} />}
            busy={work.at === 'keeping'}
            disabled={stopped || busy}
            onClick={keep}
          >
            {texts.keep}
          </Button>
        ) : (
          <ButtonLink variant="ghost" to={links.login(`${location.pathname}${location.search}`)}>
            {texts.signInToKeep}
          </ButtonLink>
        )}
        <Button variant="ghost" icon={<FileBraces size={18} />} onClick={saveFile}>
          {texts.saveFile}
        </Button>
      </Cluster>
      <p className={styles.hint}>
        {session.state === 'signedIn' && `${texts.keepHint} `}
        {texts.saveFileHint}
      </p>
      {stopped && <p className={styles.wrong}>{wrong ? texts.wrong : texts.unsettled}</p>}
      {said && (
        <Notice tone="warn" role="status">
          {said}
        </Notice>
      )}
      {work.at === 'failed' && (
        <Notice tone="bad" role="alert">
          {work.message}
        </Notice>
      )}
      {work.at === 'kept' && (
        <Notice
          tone="good"
          role="status"
          action={
            <ButtonLink variant="ghost" size="small" to={links.archive()}>
              {texts.openArchive}
            </ButtonLink>
          }
        >
          {texts.kept}
        </Notice>
      )}
      {work.at === 'made' && (
        <Notice
          tone="good"
          role="status"
          action={
            <a
              className={lookOf({ variant: 'ghost', size: 'small' })}
              href={work.address}
              target="_blank"
              rel="noopener"
            >
              {texts.openPdf}
            </a>
          }
        >
          {texts.made(work.name, work.size)}
        </Notice>
      )}
    </Stack>
  );
}
