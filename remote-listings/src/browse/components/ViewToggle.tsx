import { deviceText } from '@anunturi/shared-contract/storage/deviceText';
import { LIST_VIEW_KEY } from '@anunturi/shared-contract/storage/localStorageKeys';
import { afterPaint } from '@anunturi/shared-runtime/loading/afterPaint';
import { useStore } from '@anunturi/shared-runtime/stores/useStore';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import Rows3 from 'lucide-react/icons/rows-3';
import { useEffect } from 'react';

const stored = deviceText(LIST_VIEW_KEY);
const ROWS = 'rows';

/**
 * Cards, or rows that show more of the list at once. Kept on the device, and a mark of the document: styles follow it, and
 * before the first paint the page's own script has set it (`deviceScript`).
 */
export function ViewToggle({ className }: { className: string | undefined }) {
  const isRows = useStore(stored, null) === ROWS;
  useEffect(() => stored.subscribe(() => mark(stored.get() === ROWS)), []); // chosen in another tab, too
  return (
    <IconButton
      label="Rânduri dese"
      variant="secondary"
      icon={<Rows3 size={20} />}
      pressed={isRows}
      className={className}
      onClick={() => {
        const { dataset } = document.documentElement;
        // What is in sight changes first, the rest of the list after it is painted.
        dataset.listViewChanging = '';
        void afterPaint().then(() => delete dataset.listViewChanging);
        mark(!isRows);
        stored.set(isRows ? null : ROWS);
      }}
    />
  );
}

function mark(isRows: boolean): void {
  const { dataset } = document.documentElement;
  if (isRows) dataset.listView = ROWS;
  else delete dataset.listView;
}
