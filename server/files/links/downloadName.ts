import type { ArchiveEntryFields } from '@anunturi/shared-domain/people/archiveEntry';
import { withoutInvisible } from '@anunturi/shared-domain/commands/withoutInvisible';

/** The name under which a kept file is saved: what its owner calls it, with the ending of what it is. */
export function downloadName({ name, path }: Pick<ArchiveEntryFields, 'name' | 'path'>): string {
  const ending = path.slice(path.lastIndexOf('.'));
  const plain =
    withoutInvisible(name)
      .replace(/[\\/:*?"<>|\s]+/g, ' ')
      .trim() || 'fisier';
  return plain.toLowerCase().endsWith(ending) ? plain : plain + ending;
}

/** The header that saves an answer under a name, in the form of RFC 6266 for names with ș and ț. */
export const asAttachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
