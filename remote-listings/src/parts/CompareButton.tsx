import { Button } from '@anunturi/shared-ui/Button';
import { IconButton } from '@anunturi/shared-ui/IconButton';
import Scale from 'lucide-react/icons/scale';
import { useDeviceMarks } from '../data/deviceMarks';
import classes from './CompareButton.module.css';

/** Takes a listing into the comparison of this device, up to four. */
export function CompareButton({ listing, look }: { listing: { id: string; title: string }; look?: 'words' }) {
  const isIn = useDeviceMarks().compared.includes(listing.id);
  const press = async () => (await import(/* webpackChunkName: "compareBar" */ './compareListing')).compareListing(listing.id);
  const icon = <Scale size={20} className={isIn ? classes.in : undefined} />;
  if (look) {
    return (
      <Button variant="ghost" size="small" icon={icon} aria-pressed={isIn} onClick={press}>
        {isIn ? 'În comparație' : 'Compară'}
      </Button>
    );
  }
  return <IconButton label={`${isIn ? 'Scoate din comparație' : 'Compară'}: ${listing.title}`} icon={icon} variant="overlay" size="small" pressed={isIn} onClick={press} />;
}
