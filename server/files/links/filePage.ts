import { html } from 'hono/html';
import type { ArchiveEntryFields } from '@anunturi/shared-domain/people/archiveEntry';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { siteConfig } from '../../app/siteConfig';
import { frame } from '../../mail/links/frame';
import { downloadName } from './downloadName';

/** What a link gives and until when. It names nobody, and its title, which previews in chats show, does not name the file. */
export const filePage = (entry: ArchiveEntryFields, until: Date, noticeUrl: string) =>
  frame(
    'Un fișier pentru dumneavoastră',
    html`<p><strong>${downloadName(entry)}</strong></p>
      <p>${formatBytes(entry.sizeBytes)} · se poate lua până la ${formatDateTime(until)}</p>
      <form method="post"><button>Descărcați fișierul</button></form>
      <p>
        V-a dat linkul cineva care are cont la ${siteConfig().name}. Noi nu am văzut fișierul:
        deschideți-l numai dacă știți de la cine este.
      </p>
      <p>
        Nu trebuia să ajungă la dumneavoastră sau nu este în regulă cu el?
        <a href="${noticeUrl}">Sesizați fișierul</a>.
      </p>`,
  );

/** One page for all: who guesses learns nothing. */
export const noFilePage = () =>
  frame(
    'Linkul nu mai este valabil',
    html`<p>
      A expirat, a fost oprit de cine l-a făcut, sau adresa nu a ajuns întreagă la dumneavoastră.
      Cereți alt link celui care vi l-a trimis.
    </p>`,
  );
