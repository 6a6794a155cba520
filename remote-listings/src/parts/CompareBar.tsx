import { links } from '@anunturi/shared-domain/links';
import { plural } from '@anunturi/shared-domain/plural';
import { Button, ButtonLink } from '@anunturi/shared-ui/Button';
import { clearCompared, useDeviceMarks } from '../data/deviceMarks';
import classes from './CompareBar.module.css';

/** What was taken for comparing, at the bottom of the window; nothing while there is nothing. */
export function CompareBar() {
  const { compared } = useDeviceMarks();
  if (compared.length === 0) return null;
  return (
    <aside aria-label="Comparație" className={classes.bar}>
      <span>{plural(compared.length, 'anunț ales', 'anunțuri alese')}</span>
      <Button variant="ghost" size="small" onClick={clearCompared}>
        Golește
      </Button>
      <ButtonLink size="small" to={links.compare(compared)}>
        Compară
      </ButtonLink>
    </aside>
  );
}
