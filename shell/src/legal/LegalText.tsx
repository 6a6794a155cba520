import type { LegalKind } from '@anunturi/shared-contract/site/legalKinds';
import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import {
  legalVersions,
  newestVersion,
  versionsInForce,
} from '@anunturi/shared-domain/site/legalVersions';
import { links } from '@anunturi/shared-domain/site/links';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import type { ReactNode } from 'react';
import { Prose } from '../frame/Prose';
import { useSite } from '../start/SiteContext';
import { RecordedText } from './RecordedText';

/**
 * A legal text in the version that holds on this site: `children`, the newest, or while people are told of that one, the recorded one
 * before it. Below it its version and day.
 */
export function LegalText({ kind, children }: { kind: LegalKind; children: ReactNode }) {
  const { inForce, from, next } = versionsInForce(kind, useSite().legal);
  // A shell that is older than the site's record shows what it has.
  const shown = Math.min(inForce, newestVersion(kind));
  const { dated } = legalVersions[kind].find(({ version }) => version === shown)!;
  return (
    <>
      {next && (
        <Notice title={`De la ${formatIsoDay(next.from)} se aplică altă versiune`}>
          <Link to={links.legalVersions()}>Citiți ce se schimbă</Link>. Până atunci se aplică textul
          de mai jos.
        </Notice>
      )}
      <Prose>
        {shown === newestVersion(kind) ? children : <RecordedText kind={kind} version={shown} />}
        <p>
          Versiunea {shown}, din {formatIsoDay(dated)}
          {from && `, se aplică de la ${formatIsoDay(from)}`}.
        </p>
      </Prose>
    </>
  );
}
