import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import {
  appealOutcomes,
  groundsInLaw,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import type { ShownBlock } from '@anunturi/shared-domain/people/shownBlock';
import { APPEAL_MAX, APPEAL_MIN } from '@anunturi/shared-domain/site/limits';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { useState } from 'react';

/** Why the account is suspended and until when (DSA art. 17), and how its person appeals. */
export function BlockNotice({ block, onAppealed }: { block: ShownBlock; onAppealed(): void }) {
  const { atMs, untilMs, ground, facts, appeal } = block;
  const until = untilMs === undefined ? '' : ` până pe ${formatDate(untilMs)}`;
  return (
    <Notice tone="bad" title={`Contul este suspendat${until}`}>
      <p>
        {ground && <strong>{moderationGrounds[ground]}. </strong>}
        {facts}
      </p>
      <p>
        Decizie{atMs !== undefined && ` din ${formatDate(atMs)}`}, luată de un moderator, nu
        automat.
        {ground &&
          (groundsInLaw.includes(ground)
            ? ' Temei: conținut contrar legii.'
            : ' Temei: regulile site-ului.')}{' '}
        {untilMs === undefined ? 'Suspendarea nu are termen.' : 'Se încheie de la sine.'} Cât ține,
        nu puteți publica și nu puteți scrie mesaje, iar anunțurile nu se văd.
      </p>
      {appeal ? <Appealed appeal={appeal} /> : <AppealForm onAppealed={onAppealed} />}
      <p>
        Vă puteți adresa și unui organism de soluționare extrajudicială a litigiilor sau instanței.
      </p>
    </Notice>
  );
}

function Appealed({ appeal }: { appeal: NonNullable<ShownBlock['appeal']> }) {
  const { text, atMs, outcome, answer, isSame } = appeal;
  return (
    <>
      <p>
        Contestată pe {formatDate(atMs)}: „{text}”
      </p>
      {outcome ? (
        <p>
          <strong>{appealOutcomes[outcome]}</strong>: {answer}
          {isSame &&
            ' A judecat-o cine a luat decizia, pentru că site-ul nu are alt administrator.'}
        </p>
      ) : (
        <p>Contestația este în analiză.</p>
      )}
    </>
  );
}

function AppealForm({ onAppealed }: { onAppealed(): void }) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(toRomanianMessage);
  const isShort = text.trim().length < APPEAL_MIN;
  async function send() {
    setTried(true);
    if (isShort) return;
    const act = async () => {
      const { appealBlock } = await import(
        /* webpackChunkName: "my-listing-acts" */ '../data/changeMyListing'
      );
      await appealBlock(text.trim());
    };
    if (await run(act, 'Contestația a fost trimisă. Răspunsul apare aici și vine pe e-mail.'))
      onAppealed();
  }
  return (
    <>
      <TextArea
        label="De ce este greșită decizia"
        hint="O judecă alt administrator decât cel care a decis; dacă nu există altul, răspunsul o spune. O decizie se poate contesta o singură dată, gratuit."
        maxLength={APPEAL_MAX}
        value={text}
        error={tried && isShort && `Scrieți cel puțin ${APPEAL_MIN} de caractere.`}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="small" busy={busy} onClick={() => void send()}>
        Contestați decizia
      </Button>
    </>
  );
}
