import { Button } from '@anunturi/shared-ui/actions/Button';
import type { Editor } from '@tiptap/react';
import classes from './EditorToolbar.module.css';

/** Rows and columns of the table in which the cursor stands. */
export function TableTools({ editor }: { editor: Editor }) {
  const focused = () => editor.chain().focus();
  const tools: [string, () => void][] = [
    ['Rând dedesubt', () => focused().addRowAfter().run()],
    ['Coloană la dreapta', () => focused().addColumnAfter().run()],
    ['Ștergeți rândul', () => focused().deleteRow().run()],
    ['Ștergeți coloana', () => focused().deleteColumn().run()],
    ['Ștergeți tabelul', () => focused().deleteTable().run()],
  ];
  return (
    <div className={classes.tableTools}>
      {tools.map(([label, act]) => (
        <Button key={label} variant="ghost" size="small" onClick={act}>
          {label}
        </Button>
      ))}
    </div>
  );
}
