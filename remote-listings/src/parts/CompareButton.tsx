import { COMPARE_MAX } from '@anunturi/shared-domain/limits';
import { Button } from '@anunturi/shared-ui/Button';
import { IconButton } from '@anunturi/shared-ui/IconButton';
import { showToast } from '@anunturi/shared-ui/toast';
import Scale from 'lucide-react/icons/scale';
import { toggleCompared, useDeviceMarks } from '../data/deviceMarks';
import classes from './CompareButton.module.css';

/** Takes a listing into the comparison of this device, up to four. */
export function CompareButton({ listing, look = 'icon' }: { listing: { id: string; title: string }; look?: 'icon' | 'words' }) {
  const { compared } = useDeviceMarks();
  const isIn = compared.includes(listing.id);
  function press() {
    if (!toggleCompared(listing.id)) showToast(`Puteți compara cel mult ${COMPARE_MAX} anunțuri. Scoateți unul dintre ele.`, { tone: 'bad' });
  }
  const icon = <Scale size={20} className={isIn ? classes.in : undefined} />;
  if (look === 'words') {
    return (
      <Button variant="ghost" size="small" icon={icon} aria-pressed={isIn} onClick={press}>
        {isIn ? 'În comparație' : 'Compară'}
      </Button>
    );
  }
  return <IconButton label={isIn ? `Scoate din comparație: ${listing.title}` : `Compară: ${listing.title}`} icon={icon} variant="overlay" size="small" pressed={isIn} onClick={press} />;
}
