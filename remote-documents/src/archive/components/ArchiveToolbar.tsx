import Search from 'lucide-react/icons/search';
import { archiveKinds } from '@anunturi/shared-domain/people/archiveFields';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { type ArchiveFilter, sortings } from '../domain/archiveList';
import styles from './ArchiveToolbar.module.css';
import { texts } from '../texts';

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Search, kind and order. */
export function ArchiveToolbar({
  filter,
  onChange,
}: {
  filter: ArchiveFilter;
  onChange(changes: Partial<ArchiveFilter>): void;
}) {
  return (
    <div role="search" className={styles.bar}>
      <TextField
        type="search"
        label={texts.search}
        prefix={<Search size={18} />}
        value={filter.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <SelectField
        label={texts.kind}
        placeholder={texts.anyKind}
        options={options(archiveKinds)}
        value={filter.kind}
        onChange={(event) => onChange({ kind: event.target.value as ArchiveFilter['kind'] })}
      />
      <SelectField
        label={texts.sorting}
        options={options(sortings)}
        value={filter.sorting}
        onChange={(event) => onChange({ sorting: event.target.value as ArchiveFilter['sorting'] })}
      />
    </div>
  );
}
