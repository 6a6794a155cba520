import { Bike } from '@anunturi/shared-ui/icons/Bike';
import { Car } from '@anunturi/shared-ui/icons/Car';
import { Caravan } from '@anunturi/shared-ui/icons/Caravan';
import { CircleDot } from '@anunturi/shared-ui/icons/CircleDot';
import { Cog } from '@anunturi/shared-ui/icons/Cog';
import { Sailboat } from '@anunturi/shared-ui/icons/Sailboat';
import { Tractor } from '@anunturi/shared-ui/icons/Tractor';
import { Truck } from '@anunturi/shared-ui/icons/Truck';
import { Van } from '@anunturi/shared-ui/icons/Van';
import { Wrench } from '@anunturi/shared-ui/icons/Wrench';
import type { ComponentProps } from 'react';

const icons: Record<string, typeof Car> = {
  car: Car,
  van: Van,
  truck: Truck,
  motorcycle: Bike,
  caravan: Caravan,
  tractor: Tractor,
  boat: Sailboat,
  parts: Cog,
  wheel: CircleDot,
  dismantling: Wrench,
};

type Props = { icon: string; kind: 'vehicle' | 'service' } & ComponentProps<typeof Car>;

/** The sign of a category, by its icon's name; of one without, that of its kind. */
export function CategoryIcon({ icon, kind, ...props }: Props) {
  const Icon = icons[icon] ?? (kind === 'vehicle' ? Car : Wrench);
  return <Icon {...props} />;
}
