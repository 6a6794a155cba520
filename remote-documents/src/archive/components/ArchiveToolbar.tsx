import { Search } from '@anunturi/shared-ui/icons/Search';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { archiveKinds } from '@anunturi/shared-domain/people/archiveFields';
import { Chip } from '@anunturi/shared-ui/actions/Chip';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { type ArchiveFilter, OUTSIDE, countTags, foldersOf, sortings } from '../domain/archiveList';
import styles from './ArchiveToolbar.module.css';
import { texts } from '../texts';

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Search, kind, folder, order, and the tags in use. */
export function ArchiveToolbar({
  entries,
  filter,
  onChange,
}: {
  entries: readonly ArchiveEntry[];
  filter: ArchiveFilter;
  onChange(changes: Partial<ArchiveFilter>): void;
}) {
  const tags = countTags(entries);
  const folders = foldersOf(entries);
  return (
    <>
      <div role="search" className={styles.bar}>
        <TextField
          type="search"
          label={texts.search}
          prefix={<Search size={18} />}
          value={filter.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <div className={styles.selects}>
          <SelectField
            label={texts.kind}
            placeholder={texts.anyKind}
            options={options(archiveKinds)}
            value={filter.kind}
            onChange={(event) => onChange({ kind: event.target.value as ArchiveFilter['kind'] })}
          />
          {folders.length > 0 && (
            <SelectField
              label={texts.folder}
              placeholder={texts.anyFolder}
              options={[
                ...folders.map((folder) => ({ value: folder, label: folder })),
                { value: OUTSIDE, label: texts.outside },
              ]}
              value={filter.folder}
              onChange={(event) => onChange({ folder: event.target.value })}
            />
          )}
          <SelectField
            label={texts.sorting}
            options={options(sortings)}
            value={filter.sorting}
            onChange={(event) =>
              onChange({ sorting: event.target.value as ArchiveFilter['sorting'] })
            }
          />
        </div>
      </div>
      {tags.length > 0 && (
        <div role="group" aria-label={texts.byTag}>
          <Cluster gap={2}>
            {tags.map(({ tag, count }) => (
              <Chip
                key={tag}
                pressed={filter.tag === tag}
                onToggle={() => onChange({ tag: filter.tag === tag ? '' : tag })}
              >
                {tag} ({count})
              </Chip>
            ))}
          </Cluster>
        </div>
      )}
    </>
  );
}
