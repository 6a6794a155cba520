import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { links } from '@anunturi/shared-domain/site/links';
import { FactList } from '@anunturi/shared-ui/display/FactList';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import type { SharedFile } from '../../data/sharedFiles';

/** Whose file it is and what is known of it beside what it holds. */
export function SharedFileFacts({ file }: { file: SharedFile }) {
  const { uid, ownerName = 'Deschideți contul', sizeBytes, keptAtMs, sharedAtMs } = file;
  return (
    <FactList
      facts={[
        { label: 'Al cui este', value: <Link to={links.adminUsers(uid)}>{ownerName}</Link> },
        { label: 'Mărime', value: formatBytes(sizeBytes) },
        { label: 'Păstrat la', value: formatDateTime(keptAtMs) },
        { label: 'Link făcut la', value: formatDateTime(sharedAtMs) },
        { label: 'Valabil până la', value: formatDateTime(file.untilMs) },
        { label: 'Luat', value: plural(file.openings, 'dată', 'ori') },
      ]}
    />
  );
}
