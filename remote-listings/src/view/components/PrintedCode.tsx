import { ListingCode } from '#components/ListingCode';
import { useListingCode } from '../data/useListingCode';
import classes from './PrintedCode.module.css';

/** On paper alone: the way back to a listing that anybody may see. */
export function PrintedCode({ id }: { id: string }) {
  const marks = useListingCode(id);
  if (!marks) return null;
  return (
    <div className={classes.code}>
      <ListingCode marks={marks} />
      <p className={classes.hint}>Scanați codul pentru anunț, cu toate fotografiile lui.</p>
    </div>
  );
}
