import type { SellerType } from '@anunturi/shared-domain/listing/vehicleFields';
import type { Seller } from '#data/readSeller';
import classes from './DeclaredName.module.css';

/** Beside the name of a firm, as large: until an administrator has confirmed it, anybody may have written it. */
export function DeclaredName({ type, profile }: { type: SellerType; profile: Seller | null }) {
  if (type === 'private' || profile?.companyConfirmed) return null;
  return <span className={classes.declared}>nume declarat</span>;
}
