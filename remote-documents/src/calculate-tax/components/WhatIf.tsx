import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import type { TaxRates } from '@anunturi/shared-domain/tax/taxRates';
import type { TaxInput } from '@anunturi/shared-domain/tax/taxTypes';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { texts } from '../texts';

const WhatIfTable = lazyComponent(() =>
  import(/* webpackChunkName: "what-if" */ './WhatIfTable').then((file) => file.WhatIfTable),
);

/** The tax with other engines and norms, downloaded when somebody opens it. */
export function WhatIf(props: { input: TaxInput; rates: TaxRates }) {
  const [isOpened, setOpened] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it may have been opened before the scripts came
    if (frame.current!.querySelector('details')!.open) setOpened(true);
  }, []);
  return (
    <div ref={frame}>
      <Disclosure
        summary={texts.whatIf}
        onToggle={(event) => event.currentTarget.open && setOpened(true)}
      >
        <p>{texts.whatIfNote}</p>
        {isOpened && <WhatIfTable {...props} />}
      </Disclosure>
    </div>
  );
}
