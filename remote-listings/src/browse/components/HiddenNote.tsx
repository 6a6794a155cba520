import { plural } from '@anunturi/shared-domain/formats/plural';
import { Button } from '@anunturi/shared-ui/actions/Button';
import classes from './Results.module.css';

/** How many listings of a page this device leaves out, and the way to see them. Loaded when there are some. */
export function HiddenNote({ count, onShow }: { count: number; onShow(): void }) {
  return (
    <p className={classes.note}>
      {plural(count, 'anunț ascuns', 'anunțuri ascunse')}.{' '}
      <Button variant="ghost" size="small" onClick={onShow}>
        Afișați
      </Button>
    </p>
  );
}
