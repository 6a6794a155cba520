import { deviceText } from '@anunturi/shared-runtime/storage/deviceText';
import { LIST_VIEW_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { afterPaint } from '@anunturi/shared-runtime/loading/afterPaint';
import { useStore } from '@anunturi/shared-runtime/stores/useStore';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { Rows3 } from '@anunturi/shared-ui/icons/Rows3';
import { useEffect } from 'react';

const stored = deviceText(LIST_VIEW_KEY);
const ROWS = 'rows';

/**
 * Cards, or rows that show more of the list at once. Kept on the device, and a mark of the document: styles follow it, and
 * before the first paint the page's own script has set it (`deviceScript`).
 */
export function ViewToggle({ className }: { className: string | undefined }) {
  const isRows = useStore(stored, null) === ROWS;
  useEffect(() => stored.subscribe(() => void show()), []); // chosen in another tab, too
  return (
    <IconButton
      label="Rânduri dese"
      variant="secondary"
      icon={<Rows3 size={20} />}
      pressed={isRows}
      className={className}
      onClick={() => stored.set(isRows ? null : ROWS)}
    />
  );
}

/** The button answers first, then what is in sight of the list, then the rest: a phone works on two dozen tiles for a while. */
async function show(): Promise<void> {
  const { dataset } = document.documentElement;
  await afterPaint();
  dataset.listViewChanging = '';
  if (stored.get() === ROWS) dataset.listView = ROWS;
  else delete dataset.listView;
  await afterPaint();
  delete dataset.listViewChanging;
}
