import { useEffect, useRef, useState } from 'react';
import { PenLine } from '@anunturi/shared-ui/icons/PenLine';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { focusOn } from '@anunturi/shared-ui/keyboard/focusOn';
import { texts } from '../texts';
import type { SigningState } from '../behaviour/useSignatures';

const SignDocument = lazyComponent(() =>
  import(/* webpackChunkName: "sign-document" */ './SignDocument').then(
    (file) => file.SignDocument,
  ),
);

/** Signing on the screen, downloaded when somebody wants to. */
export function Signing(props: { roles: readonly string[]; signatures: SigningState }) {
  const [wanted, setWanted] = useState(false);
  const place = useRef<HTMLElement>(null);
  // The button that asked for it is gone.
  useEffect(() => {
    if (wanted) focusOn(place.current);
  }, [wanted]);
  if (!wanted)
    return (
      <div>
        <Button variant="ghost" icon={<PenLine size={18} />} onClick={() => setWanted(true)}>
          {texts.signOnScreen}
        </Button>
      </div>
    );
  return (
    <section ref={place} aria-label={texts.signatures}>
      <SignDocument {...props} fallback={<Skeleton lines={2} />} />
    </section>
  );
}
