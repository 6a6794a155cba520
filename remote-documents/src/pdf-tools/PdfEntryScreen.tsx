import { useSession } from '@anunturi/shared-auth/session';
import { FileStack } from '@anunturi/shared-ui/icons/FileStack';
import { Gauge } from '@anunturi/shared-ui/icons/Gauge';
import { ListOrdered } from '@anunturi/shared-ui/icons/ListOrdered';
import { ShieldCheck } from '@anunturi/shared-ui/icons/ShieldCheck';
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
