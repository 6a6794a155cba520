import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { type ReactNode, useState } from 'react';
import { chosenOf } from '#domain/listedFilters';
import { PickList, type PickListProps } from './PickList';
import classes from './FilterGroups.module.css';

/** A long list in a group that opens; it reads nothing while closed. */
export function PickGroup({ children, ...list }: PickListProps & { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [chosen] = chosenOf(list.filters, list.name);
  const name = list.options.find((option) => option.value === chosen)?.label;
  return (
    <Disclosure
      onToggle={(event) => setOpen(event.currentTarget.open)}
      summary={
        <>
          {list.label}
          {name && <span className={classes.chosen}>: {name}</span>}
        </>
      }
    >
      {open && <PickList {...list} />}
      {children}
    </Disclosure>
  );
}
