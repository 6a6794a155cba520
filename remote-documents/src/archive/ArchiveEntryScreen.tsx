import { useSession } from '@anunturi/shared-auth/session';
import CloudDownload from 'lucide-react/icons/cloud-download';
import HardDrive from 'lucide-react/icons/hard-drive';
import Lock from 'lucide-react/icons/lock';
import Search from 'lucide-react/icons/search';
import { links } from '@anunturi/shared-domain/site/links';
import { ToolEntry } from '#components/ToolEntry';
import { ArchivePicture } from './components/ArchivePicture';
import { texts } from './texts';
import { ZipFiles } from './components/ZipFiles';

/** Route `/arhivare`: what the archive is, the way in, and ZIPs made on the device. */
export function ArchiveEntryScreen() {
  const action =
    useSession().state === 'signedIn'
      ? { to: links.archive(), label: texts.start }
      : { to: links.login(links.archive()), label: texts.signIn, note: texts.needsAccount };
  return (
    <ToolEntry
      texts={texts}
      icons={[Lock, Search, CloudDownload, HardDrive]}
      picture={<ArchivePicture />}
      action={action}
    >
      <ZipFiles />
    </ToolEntry>
  );
}
