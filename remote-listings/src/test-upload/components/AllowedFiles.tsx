import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { TEST_UPLOAD_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { FactList } from '@anunturi/shared-ui/display/FactList';

/** What may be uploaded, for everybody to see. */
export function AllowedFiles() {
  return (
    <FactList
      facts={[
        { label: 'Tipuri', value: 'JPEG, PNG, WebP, AVIF, PDF' },
        { label: 'Mărime', value: `cel mult ${formatBytes(TEST_UPLOAD_MAX_BYTES)}` },
        { label: 'Cine vede', value: 'nimeni: numai programul, care le numără octeții' },
        { label: 'Cât rămân', value: 'cel mult trei ore, dacă nu le ștergeți mai repede' },
      ]}
    />
  );
}
