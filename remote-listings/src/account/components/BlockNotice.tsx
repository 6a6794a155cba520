import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import { basisOf, moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import type { ShownBlock } from '@anunturi/shared-domain/people/shownBlock';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Appeal } from './Appeal';

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
        {ground && ` Temei: ${basisOf(ground)}.`}{' '}
        {untilMs === undefined ? 'Suspendarea nu are termen.' : 'Se încheie de la sine.'} Cât ține,
        nu puteți publica și nu puteți scrie mesaje, iar anunțurile nu se văd.
      </p>
      <Appeal appeal={appeal} send={send} onAppealed={onAppealed} />
      <p>{appealTexts.elsewhere}</p>
    </Notice>
  );
}

async function send(text: string) {
  const { appealBlock } = await import(
    /* webpackChunkName: "my-listing-acts" */ '../data/changeMyListing'
  );
  await appealBlock(text);
}
