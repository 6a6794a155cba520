import { DOCUMENT_PARAM, LISTING_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { useState } from 'react';
import { useSessionEnded } from '@anunturi/shared-auth/useSessionEnded';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { links } from '@anunturi/shared-domain/site/links';
import { usePrefill } from './data/usePrefill';
import { type DocumentEntry, findDocument } from './domain/documentList';
import { recallAnswers } from './domain/leftAnswers';
import type { OpenedFile } from './domain/two-phones/openFile';
import styles from './ContractsScreen.module.css';
import { DocumentPicker } from './components/DocumentPicker';
import { OpenSavedDocument } from './components/OpenSavedDocument';
import { ScanCodesButton } from './components/ScanCodesButton';
import { texts } from './texts';

import type { Values } from './domain/documentTypes';
/** A document taken in from a file, and what stood in it here; `count` tells two openings of the same document apart. */
type Opened = OpenedFile & { count: number; before: Values | null };

/** Route `/contracte`: the documents that can be made, or (`?document=`) the one being made. */
export function ContractsScreen() {
  const nav = useNav();
  const { location } = useNavState();
  const query = new URLSearchParams(location.search);
  const wanted = query.get(DOCUMENT_PARAM);
  const listingId = query.get(LISTING_PARAM);
  const entry = findDocument(wanted);
  const hasEnded = useSessionEnded();
  const [opened, setOpened] = useState<Opened | null>(null);
  function open(file: OpenedFile) {
    const before = recallAnswers(`${file.document}:`);
    setOpened((last) => ({ ...file, before, count: (last?.count ?? 0) + 1 }));
    nav.navigate(links.contracts(file.document));
  }
  return (
    <Stack gap={4}>
      <div className={joinClasses(styles.head, entry && styles.aroundDocument)}>
        <PageHeader
          title={entry?.title ?? texts.title}
          lead={entry ? undefined : texts.lead}
          breadcrumbs={
            entry
              ? [
                  { label: texts.back, to: links.contracts(undefined, listingId ?? undefined) },
                  { label: entry.title },
                ]
              : undefined
          }
        />
      </div>
      {entry && hasEnded && (
        <Notice
          tone="warn"
          role="status"
          title={texts.sessionEnded}
          action={
            <ButtonLink to={links.login(location.pathname + location.search)} size="small">
              {texts.signInAgain}
            </ButtonLink>
          }
        >
          {texts.answersKept}
        </Notice>
      )}
      {wanted && !entry && <Notice tone="warn">{texts.notFound}</Notice>}
      {entry ? (
        <ChosenDocument
          key={`${entry.id}-${opened?.count ?? 0}`}
          entry={entry}
          listingId={listingId}
          opened={opened?.document === entry.id ? opened : null}
        />
      ) : (
        <DocumentPicker listingId={listingId} />
      )}
      <div className={entry ? styles.aroundDocument : undefined}>
        <Stack gap={3}>
          <Cluster gap={2}>
            <ScanCodesButton onOpen={open} />
          </Cluster>
          <OpenSavedDocument onOpen={open} />
        </Stack>
      </div>
    </Stack>
  );
}

/** The form comes with the document: neither is downloaded before one is chosen. */
function ChosenDocument({
  entry,
  listingId,
  opened,
}: {
  entry: DocumentEntry;
  listingId: string | null;
  opened: Opened | null;
}) {
  const prefill = usePrefill(listingId);
  const form = useLoad(`form:${entry.id}`, async () => {
    const [definition, { FilledDocument }] = await Promise.all([
      entry.load(),
      import(/* webpackChunkName: "document-maker" */ './components/FilledDocument'),
    ]);
    return { definition, FilledDocument };
  });
  return (
    <LoadState of={prefill} skeleton={<Skeleton lines={8} />}>
      {(known) => (
        <LoadState of={form} skeleton={<Skeleton lines={8} />}>
          {({ definition, FilledDocument }) => (
            <>
              {listingId && !known.listing && <Notice tone="warn">{texts.listingGone}</Notice>}
              <FilledDocument
                definition={definition}
                title={entry.title}
                opened={opened}
                before={opened?.before ?? null}
                listingId={listingId}
                prefill={known}
              />
            </>
          )}
        </LoadState>
      )}
    </LoadState>
  );
}
