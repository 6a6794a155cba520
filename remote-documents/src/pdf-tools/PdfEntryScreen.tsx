import { useSession } from '@anunturi/shared-auth/session';
import FileStack from 'lucide-react/icons/file-stack';
import Gauge from 'lucide-react/icons/gauge';
import ListOrdered from 'lucide-react/icons/list-ordered';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { links } from '@anunturi/shared-domain/site/links';
import { ToolEntry } from '#components/ToolEntry';
import { PdfPicture } from './components/PdfPicture';
import { texts } from './texts';

/** Route `/generare-pdf`: what the tool does, and the way in. */
export function PdfEntryScreen() {
  const action =
    useSession().state === 'signedIn'
      ? { to: links.pdfTools(), label: texts.start }
      : { to: links.login(links.pdfTools()), label: texts.signIn, note: texts.needsAccount };
  return (
    <ToolEntry
      texts={texts}
      icons={[FileStack, ListOrdered, Gauge, ShieldCheck]}
      picture={<PdfPicture />}
      action={action}
    />
  );
}
