import { links } from '@anunturi/shared-domain/site/links';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { focusOnHeading } from '@anunturi/shared-ui/keyboard/focusOn';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { clearCompared } from '#data/preferences/changePreferences';
import classes from './CompareBar.module.css';

/** The bar goes with the button that was pressed. */
function clear() {
  clearCompared();
  focusOnHeading();
  showToast('Comparația a fost golită.');
}

/** What was taken for comparing, at the bottom of the window. Loaded on demand. */
export function CompareBar({ compared }: { compared: readonly string[] }) {
  return (
    <aside aria-label="Comparație" className={classes.bar} data-bottom-tray>
      <span>{plural(compared.length, 'anunț ales', 'anunțuri alese')}</span>
      <Button variant="ghost" size="small" onClick={clear}>
        Goliți
      </Button>
      <ButtonLink size="small" to={links.compare(compared)}>
        Comparați
      </ButtonLink>
    </aside>
  );
}
