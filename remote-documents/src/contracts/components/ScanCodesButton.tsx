import { useState } from 'react';
import { Camera } from '@anunturi/shared-ui/icons/Camera';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { Button } from '@anunturi/shared-ui/actions/Button';
import type { OpenedFile } from '../domain/two-phones/openFile';
import { texts } from '../texts';

const ScanCodes = lazyComponent(() =>
  import(/* webpackChunkName: "scan-codes" */ './ScanCodes').then((file) => file.ScanCodes),
);

/** Takes a document from another phone's screen; the camera's reader is downloaded when somebody wants it. */
export function ScanCodesButton({ onOpen }: { onOpen(file: OpenedFile): void }) {
  const [isScanning, setScanning] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<Camera size={18} />} onClick={() => setScanning(true)}>
        {texts.scanCodes}
      </Button>
      {isScanning && (
        <ScanCodes
          onClose={() => setScanning(false)}
          onOpen={(file) => {
            setScanning(false);
            onOpen(file);
          }}
        />
      )}
    </>
  );
}
