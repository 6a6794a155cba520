import { useState } from 'react';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { type FileLinkDays, fileLinkDays } from '@anunturi/shared-domain/people/fileLinkTerms';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { Rows } from '@anunturi/shared-ui/layout/Rows';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { useFileLinks } from '../behaviour/useFileLinks';
import type { ShownLink } from '../data/fileLinks';
import { texts } from '../texts';
import { MadeLink } from './MadeLink';
import styles from './ShareFileDialog.module.css';

const choices = fileLinkDays.map((days) => ({
  value: String(days),
  label: texts.linkDays(days),
}));

/** Gives a kept file to somebody without an account, by a link that ends, and shows and ends the links that stand. */
export function ShareFileDialog({ entry, onClose }: { entry: ArchiveEntry; onClose(): void }) {
  const [days, setDays] = useState<FileLinkDays>(7);
  const links = useFileLinks(entry.id);
  const choose = (value: string) =>
    setDays(fileLinkDays.find((each) => String(each) === value) ?? days);
  return (
    <Dialog open size="small" onClose={onClose} title={texts.shareTitle(entry.name)}>
      <Stack gap={4}>
        <p>{texts.shareNote}</p>
        <RadioGroup
          look="segments"
          label={texts.linkTerm}
          options={choices}
          value={String(days)}
          onChange={(event) => choose(event.target.value)}
        />
        <div>
          <Button busy={links.busy} onClick={() => void links.make(days)}>
            {texts.makeLink}
          </Button>
        </div>
        {links.address && <MadeLink key={links.address} address={links.address} />}
        {links.problem && (
          <Notice tone="bad" role="alert">
            {links.problem}
          </Notice>
        )}
        <LoadState of={links.standing}>
          {(standing) =>
            standing.length > 0 && <StandingLinks links={standing} onEnd={links.end} />
          }
        </LoadState>
      </Stack>
    </Dialog>
  );
}

function StandingLinks({
  links,
  onEnd,
}: {
  links: readonly ShownLink[];
  onEnd(id: string): Promise<void>;
}) {
  return (
    <Stack gap={2}>
      <h3>{texts.standingLinks}</h3>
      <Rows>
        {links.map(({ id, untilMs, openings }) => {
          const until = texts.linkUntil(formatDateTime(untilMs));
          return (
            <li key={id} className={styles.link}>
              <span className={styles.words}>
                {until} · {texts.linkOpenings(openings)}
              </span>
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.endLinkOf(until)}
                onClick={() => void onEnd(id)}
              >
                {texts.endLink}
              </Button>
            </li>
          );
        })}
      </Rows>
    </Stack>
  );
}
