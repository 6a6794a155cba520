import { useEffect, useState } from 'react';
import {
  REPORTS_ANSWERED_MAX,
  STATEMENT_FACTS_MAX,
  STATEMENT_FACTS_MIN,
} from '@anunturi/shared-domain/site/limits';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import {
  basisOf,
  type ModerationGround,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { plural } from '@anunturi/shared-domain/formats/plural';
import type { Report } from '@anunturi/shared-domain/moderation/report';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { Restriction, Statement } from '../../data/decide';
import { GroundField } from '#components/GroundField';
import { readEvidence } from '#data/listings/evidence';
import { readReportsAbout } from '#data/listings/readReports';
import { draftKey, keepDraft, readDraft } from '../../data/statementDrafts';
import { factsTemplates } from '../../domain/review/factsTemplates';
import styles from './RestrictDialog.module.css';

const words = {
  reject: {
    verb: 'Respingeți',
    what: '',
    done: 'Anunțurile respinse',
    remedy: 'Proprietarul poate corecta anunțul sau poate contesta decizia.',
  },
  remove: {
    verb: 'Scoateți',
    what: ' de pe site',
    done: 'Anunțurile scoase de pe site',
    remedy: 'Proprietarul nu îl poate repune sau retrimite; poate contesta decizia.',
  },
} as const;

/** Of a listing that does not fit its schema the version is not known. */
type Restricted = Pick<Listing, 'id' | 'title'> & { version?: number };

type Props = {
  kind: Restriction;
  listings: readonly Restricted[];
  onRestrict(statement: Statement, reports: readonly Report[]): void;
  onCancel(): void;
};

/** The reports about a listing; not asked for where its evidence counts none. */
async function readReportsOf({ id, version }: Restricted): Promise<Report[]> {
  const evidence =
    version === undefined ? null : await readEvidence({ id, version }).catch(() => null);
  return evidence?.reports === 0 ? [] : readReportsAbout(id);
}

/** The statement of reasons that the owner will read: ground and facts, the same for all listings named. */
export function RestrictDialog({ kind, listings, onRestrict, onCancel }: Props) {
  const { verb, done, what, remedy } = words[kind];
  const key = draftKey(listings);
  const [ground, setGround] = useState<ModerationGround | ''>(() => readDraft(key).ground ?? '');
  const [facts, setFacts] = useState(() => readDraft(key).facts ?? '');
  useEffect(() => keepDraft(key, { facts, ...(ground && { ground }) }), [key, ground, facts]);
  const [tried, setTried] = useState(false);
  const [answering, setAnswering] = useState(true);
  const only = listings.length === 1 ? listings[0]! : null;
  const about = useLoad(`admin reports about:${only?.id ?? '-'}`, async () =>
    only ? readReportsOf(only) : [],
  );
  const open =
    about.state === 'ready'
      ? about.value.filter(({ status }) => status === 'open').slice(0, REPORTS_ANSWERED_MAX)
      : [];
  const problems = {
    facts:
      facts.trim().length < STATEMENT_FACTS_MIN
        ? `Descrieți faptele în cel puțin ${STATEMENT_FACTS_MIN} caractere.`
        : undefined,
  };

  function choose(next: ModerationGround) {
    if (!facts.trim() || (ground && facts === factsTemplates[ground]))
      setFacts(factsTemplates[next] ?? '');
    setGround(next);
  }
  function send() {
    setTried(true);
    if (!ground || problems.facts) return;
    onRestrict({ ground, facts: facts.trim() }, answering ? open : []);
  }
  return (
    <Dialog
      open
      onClose={onCancel}
      title={
        only
          ? `${verb} „${only.title}”${what}`
          : `${verb} ${plural(listings.length, 'anunț', 'anunțuri')}${what}`
      }
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Renunțați
          </Button>
          <Button variant="danger" onClick={send}>
            {`${verb} ${only ? 'anunțul' : 'anunțurile'}`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {!only && (
          <ul className={styles.names} tabIndex={0} aria-label={done}>
            {listings.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        )}
        <GroundField value={ground} onChange={choose} tried={tried} autofocus />
        <TextArea
          label="Faptele, pentru proprietar"
          hint={`Ce anume din anunț. ${remedy}`}
          required
          rows={5}
          counter
          maxLength={STATEMENT_FACTS_MAX}
          value={facts}
          onChange={(event) => setFacts(event.target.value)}
          error={tried && problems.facts}
        />
        <p className={styles.rest}>
          Proprietarul mai citește: decizia este luată de un moderator, nu automat,{' '}
          {answering && open.length > 0 ? 'în urma unei sesizări' : 'din proprie inițiativă'};
          temeiul este {ground ? basisOf(ground) : 'cel al motivului ales'}; anunțul nu mai este
          public; cum o poate contesta.
        </p>
        {open.length > 0 && (
          <CheckboxField
            label={`Răspundeți și la ${plural(open.length, 'sesizare', 'sesizări')}`}
            hint="Cine a sesizat află că anunțul a fost eliminat, cu același text."
            checked={answering}
            onChange={(event) => setAnswering(event.target.checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
