import { useSession } from '@anunturi/shared-auth/session';
import { CloudDownload } from '@anunturi/shared-ui/icons/CloudDownload';
import { HardDrive } from '@anunturi/shared-ui/icons/HardDrive';
import { Lock } from '@anunturi/shared-ui/icons/Lock';
import { Search } from '@anunturi/shared-ui/icons/Search';
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
