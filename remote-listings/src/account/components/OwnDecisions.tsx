import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import { basisOf, moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import type { ShownDecision } from '@anunturi/shared-domain/moderation/shownDecision';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { readMyDecisions } from '../data/readMyDecisions';
import { Appeal } from './Appeal';
import classes from './ReportsTab.module.css';

/** Restrictions of the person that stand beside no listing, each with its reasons and its appeal (DSA art. 17 and 20). */
export function OwnDecisions({ uid }: { uid: string }) {
  const decisions = useLoad(`myDecisions:${uid}`, readMyDecisions);
  return (
    <LoadState
      of={decisions}
      skeleton={<SkeletonRows count={1} />}
      failedTitle="Nu am putut încărca deciziile"
    >
      {(all) =>
        all.length > 0 && (
          <Stack as="section" gap={3} aria-label="Decizii">
            <h2 className={classes.title}>Decizii care vă privesc</h2>
            {all.map((decision) => (
              <DecisionRow key={decision.id} decision={decision} onAppealed={decisions.reload} />
            ))}
          </Stack>
        )
      }
    </LoadState>
  );
}

const titles = {
  rejection: 'Anunț respins',
  changesAsked: 'Modificări cerute la un anunț',
  removal: 'Anunț scos de pe site',
  suspension: 'Cont suspendat',
  wordChange: 'Text schimbat de un moderator',
  reportingBan: 'Sesizările nu sunt primite',
  fileLink: 'Fișierul nu mai poate fi dat prin link',
  hold: 'Anunț în verificare',
  wordRefusal: 'Text refuzat',
} as const satisfies Record<ShownDecision['kind'], string>;

function DecisionRow({
  decision: {
    id,
    kind,
    targetKind,
    targetTitle,
    ground,
    facts,
    isByMachine,
    atMs,
    untilMs,
    isOver,
    appeal,
  },
  onAppealed,
}: {
  decision: ShownDecision;
  onAppealed(): void;
}) {
  const title = targetKind !== 'user' ? `${titles[kind]}: ${targetTitle}` : titles[kind];
  const parts = (
    <Appeal
      appeal={appeal}
      send={async (text) => {
        const { appealRestriction } = await import(
          /* webpackChunkName: "my-listing-acts" */ '../data/changeMyListing'
        );
        await appealRestriction(id, text);
      }}
      onAppealed={onAppealed}
    />
  );
  return (
    <article className={classes.report} aria-label={title}>
      <header className={classes.heading}>
        <h3 className={classes.title}>{title}</h3>
        <Badge tone={isOver ? 'neutral' : 'warn'}>{isOver ? 'Încheiată' : 'În vigoare'}</Badge>
      </header>
      <p className={classes.words}>
        {ground && <strong>{moderationGrounds[ground]}. </strong>}
        {facts}
      </p>
      <p className={classes.quiet}>
        Decizie din {formatDate(atMs)},{' '}
        {isByMachine ? 'găsită și luată automat, de program' : 'luată de un moderator, nu automat'}.
        Temei: {basisOf(ground)}.
        {untilMs !== undefined && !isOver && ` Se încheie de la sine pe ${formatDate(untilMs)}.`}
      </p>
      {appeal && parts}
      {!appeal && !(kind === 'hold' && isOver) && (
        <Disclosure summary="Contestați decizia">
          <Stack gap={2}>
            {parts}
            <p className={classes.quiet}>{appealTexts.elsewhere}</p>
          </Stack>
        </Disclosure>
      )}
    </article>
  );
}
