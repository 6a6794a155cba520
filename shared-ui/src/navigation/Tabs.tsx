import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { stepIndex } from '../keyboard/stepIndex';
import { useChosenInSight } from './useChosenInSight';
import styles from './Tabs.module.css';

type Tab = { id: string; label: ReactNode; content: ReactNode };

export type TabsProps = {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab, when the parent decides (keeps it in the URL); otherwise the first one is open at the start. */
  selected?: string;
  onSelect?(id: string): void;
};

/** Parts of one page of which one is shown; arrow keys move between them. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const prefix = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const open = selected ?? chosen;
  const list = useChosenInSight<HTMLDivElement>('[aria-selected=true]', open);
  function select(id: string) {
    setChosen(id);
    onSelect?.(id);
  }
  function move(event: KeyboardEvent, index: number) {
    const next = tabs[stepIndex(event.key, index, tabs.length, 'horizontal') ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === open}
            aria-controls={`${prefix}-panel-${tab.id}`}
            tabIndex={tab.id === open ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          hidden={tab.id !== open}
          tabIndex={0}
          className={styles.panel}
        >
          {tab.id === open && tab.content}
        </div>
      ))}
    </div>
  );
}
