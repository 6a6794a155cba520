import { Columns2 } from '@anunturi/shared-ui/icons/Columns2';
import type { ReactNode } from 'react';
import { useIsCompared } from '#data/preferences/localPreferences';
import { type Toggle, PhotoToggle } from './PhotoToggle';
import { whenLoaded } from '#behaviour/whenLoaded';
import classes from './CompareButton.module.css';

export type CompareButtonProps = {
  listing: { id: string; categoryId: string; title: string };
  render?(toggle: Toggle): ReactNode;
};

/** Takes a listing into the comparison of this device, up to four. */
export function CompareButton({ listing, render = PhotoToggle }: CompareButtonProps) {
  const on = useIsCompared(listing.id);
  const load = () => import(/* webpackChunkName: "compareBar" */ '#behaviour/compareListing');
  const press = () => whenLoaded(load, ({ compareListing }) => compareListing(listing));
  return render({
    label: `${on ? 'Scoateți din comparație' : 'Comparați'}: ${listing.title}`,
    icon: <Columns2 size={20} className={on ? classes.in : undefined} />,
    on,
    press,
  });
}
